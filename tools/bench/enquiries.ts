// npm run bench -- enquiries: throughput of the local backend, and latency of its three calls.
import { cpus } from 'node:os';
import { each, NO_LIMITS, type Pipeline, startPipeline } from '../../tests/supabase/pipeline.ts';
import { contact } from '../../tests/supabase/postgres.ts';

const WARM_UP = 20;
const ALONE = 100;
const TOGETHER = 300;
const AT_A_TIME = 50;

type Times = Record<'insert' | 'notification' | 'acknowledgment', number[]>;

/** Prints enquiries per second, and p50, p95 and p99 of each call in milliseconds: sequentially and in parallel. */
export async function benchEnquiries(): Promise<void> {
  const pipeline = await startPipeline(NO_LIMITS);
  try {
    await measure(pipeline, WARM_UP, 1);
    console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`);
    print(`${ALONE} enquiries, one after another`, await measure(pipeline, ALONE, 1));
    print(`${TOGETHER} enquiries, ${AT_A_TIME} at a time`, await measure(pipeline, TOGETHER, AT_A_TIME));
  } finally {
    await pipeline.stop();
  }
}

async function measure(pipeline: Pipeline, enquiries: number, atATime: number) {
  const times: Times = { insert: [], notification: [], acknowledgment: [] };
  const timed = async (call: keyof Times, made: Promise<{ status: number }>) => {
    const started = performance.now();
    const { status } = await made;
    if (status >= 300) throw new Error(`${call}: answered with ${status}`);
    times[call].push(performance.now() - started);
  };
  const started = performance.now();
  await each(Array.from({ length: enquiries }), atATime, async () => {
    const one = contact();
    await timed('insert', pipeline.insert(one));
    await timed('notification', pipeline.notify(one));
    await timed('acknowledgment', pipeline.acknowledge(one));
  });
  return { times, perSecond: enquiries / ((performance.now() - started) / 1000) };
}

function print(title: string, { times, perSecond }: { times: Times; perSecond: number }): void {
  console.log(`\n${title}: ${perSecond.toFixed(1)} enquiries per second`);
  const rows = Object.entries(times).map(([call, taken]) => {
    const sorted = taken.sort((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN);
    return [call, { 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'p99 ms': at(0.99) }];
  });
  console.table(Object.fromEntries(rows));
}
