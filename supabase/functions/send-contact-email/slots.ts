/** Creates a limiter for concurrent tasks; tasks beyond the limit wait in order. */
export function createSlots(count: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
