/**
 * An error that whoever starts the site can act on. Vite prints an error's stack, which would only bury the message; this
 * one has none.
 */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
