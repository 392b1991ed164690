import { availableParallelism } from 'node:os';

/** Runs tasks, one at a time per core, and tells each its core. The first ones start at once. */
export function perCore<T>(task: (core: number, input: T) => Promise<Buffer>): (input: T) => Promise<Buffer> {
  const queues = Array.from({ length: availableParallelism() }, () => Promise.resolve());
  let begun = 0;
  return (input) => {
    const core = begun++ % queues.length;
    const done = (queues[core] ?? Promise.resolve()).then(() => task(core, input));
    queues[core] = done.then(
      () => {},
      () => {},
    );
    return done;
  };
}
