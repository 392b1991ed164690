/** An error that whoever starts the site can mend. It has no stack, since Vite would print it and bury the message. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
