/** Name of the honeypot field. In a file of its own, since every page's script imports it. */
export const TRAP = 'website';
