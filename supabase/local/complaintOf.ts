/** WASI's number for ENOSPC, which is all that the file system of Postgres in WebAssembly says. */
const NO_SPACE = 51;
export const DISK_FULL = 'The disk is full: make room, and start again';

/** An error in a line: its code and message, never the values that it is about, which may be a visitor's. */
export function complaintOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const { code, name, errno, message } = Object(error) as Partial<NodeJS.ErrnoException>;
  if (code === 'ENOSPC' || (name === 'ErrnoError' && errno === NO_SPACE)) return DISK_FULL;
  return (message ? [code, message] : [name, code ?? errno]).filter(Boolean).join(' ');
}
