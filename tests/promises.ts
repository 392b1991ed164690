export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A promise, and what fulfils it. */
export function promiseOf(): { promise: Promise<void>; resolve: () => void } {
  let fulfil = () => {};
  const promise = new Promise<void>((resolve) => {
    fulfil = resolve;
  });
  return { promise, resolve: () => fulfil() };
}
