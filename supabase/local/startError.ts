/** An error that the person who starts or builds the site can fix. It has no stack, because Vite would print it and bury the message. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
