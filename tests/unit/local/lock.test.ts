import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { lock } from '../../../supabase/local/lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What other processes do once the next listing of a folder has been read. */
let meanwhile: (() => void) | undefined;
afterEach(() => {
  meanwhile = undefined;
});

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    readdirSync(path: string) {
      const entries = fs.readdirSync(path);
      const others = meanwhile;
      meanwhile = undefined;
      others?.();
      return entries;
    },
  };
});

/** Runs something as another running process, the one that started this. */
function asAnother<Result>(run: () => Result): Result {
  const pid = vi.spyOn(process, 'pid', 'get').mockReturnValue(process.ppid);
  try {
    return run();
  } finally {
    pid.mockRestore();
  }
}

it('who looked long ago, and finds the next number free again, sees who has had the data since', () => {
  const data = join(folder, 'slow');
  lock(data)();
  meanwhile = () =>
    asAnother(() => {
      for (let times = 0; times < 4; times += 1) lock(data)();
      lock(data);
    });
  expect(() => lock(data)).toThrow(`The site runs already (process ${process.ppid})`);
});

it('who takes the data first has it, whatever the other saw before', () => {
  const data = join(folder, 'second');
  lock(data)();
  meanwhile = () => asAnother(() => lock(data));
  expect(() => lock(data)).toThrow(`The site runs already (process ${process.ppid})`);
});

it('data whose process died is free, also that of the versions before locks had numbers', () => {
  const data = mkdtempSync(join(folder, 'dead-'));
  writeFileSync(join(data, 'lock'), `${process.pid}\nlong ago`);
  const unlock = lock(data);
  expect(() => asAnother(() => lock(data))).toThrow(`The site runs already (process ${process.pid})`);
  unlock();
  asAnother(() => lock(data))();
});

it('a copy of data that is in use is free, and the data are not', () => {
  const [data, copy] = [join(folder, 'original'), join(folder, 'copy')];
  asAnother(() => lock(data));
  cpSync(data, copy, { recursive: true });
  lock(copy);
  expect(() => lock(data)).toThrow(`The site runs already (process ${process.ppid})`);
  const [moved, link] = [join(folder, 'moved'), join(folder, 'link')];
  symlinkSync(data, link);
  expect(() => lock(link)).toThrow('runs already');
  renameSync(data, moved);
  expect(() => lock(moved)).toThrow('runs already');
});

it.each([String(process.ppid), `${process.ppid}\n`, 'nobody\n1', '{}'])(
  'a lock that is damaged, %j, holds nothing',
  (words) => {
    const data = mkdtempSync(join(folder, 'damaged-'));
    writeFileSync(join(data, 'lock.7'), words);
    lock(data);
    expect(() => asAnother(() => lock(data))).toThrow('runs already');
  },
);

it('only its own process releases a lock', () => {
  const data = join(folder, 'others');
  const unlock = lock(data);
  unlock();
  asAnother(() => lock(data));
  unlock();
  expect(() => lock(data)).toThrow(`The site runs already (process ${process.ppid})`);
});

it('starts leave no pile of files', () => {
  const data = join(folder, 'often');
  for (let start = 0; start < 20; start += 1) lock(data)();
  expect(readdirSync(data).length).toBeLessThanOrEqual(2);
});

it('data that somebody has removed meanwhile is let go of without a word', () => {
  const data = join(folder, 'removed');
  const unlock = lock(data);
  rmSync(data, { recursive: true });
  unlock();
  expect(existsSync(data)).toBe(false);
});

it('a lock that cannot be read is not taken for a free one', () => {
  const data = mkdtempSync(join(folder, 'unreadable-'));
  mkdirSync(join(data, 'lock.1'));
  expect(() => lock(data)).toThrow('EISDIR');
});
