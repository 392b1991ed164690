/**
 * Says what whoever starts the site can do about it. Vite prints the stack of an error, which would only hide that; so this
 * one has none.
 */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
