/** Public numbers, for pages where the first thing to do is to call one of them. */
export const helplines = {
  /** Police, ambulance and fire: Malaysian Emergency Response Services. */
  emergency: '999',
  /** The 24-hour helpline of the Ministry of Women, Family and Community Development. */
  talianKasih: '15999',
  /** The National Scam Response Centre, for money that has just been sent to a fraudster. */
  scam: '997',
} as const;
