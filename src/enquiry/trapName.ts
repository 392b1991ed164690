/** Name of the field that no person sees, and that bots like to fill. A file of its own, since every page's script reads it. */
export const TRAP = 'website';
