/** Why a request of the translator's panel cannot be met, in words for the translator. */
export class TextError extends Error {
  /** @param status HTTP's number for it */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
