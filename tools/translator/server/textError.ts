/** Why a request of the panel failed, in words for the translator. */
export class TextError extends Error {
  /** @param status the HTTP status */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
