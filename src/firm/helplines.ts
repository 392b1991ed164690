/** Public numbers that a page names where the first thing to do is to call them. */
export const helplines = {
  /** Police, ambulance, fire: the Malaysian Emergency Response Services. */
  emergency: '999',
  /** The helpline of the ministry for women and families, day and night. */
  talianKasih: '15999',
} as const;
