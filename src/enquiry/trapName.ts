/** Name of the field that no person sees, and that bots like to fill. */
export const TRAP = 'website';
