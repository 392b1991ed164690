import { setTimeout } from 'node:timers/promises';

/** A page as far as it runs JavaScript, such as Playwright's. */
interface Evaluates {
  evaluate(expression: string): Promise<unknown>;
}

/** Polls an expression until it has a value; evaluation fails during a navigation. */
export async function soon<Value = number>(page: Evaluates, expression: string): Promise<Value> {
  for (;;) {
    const value = await page.evaluate(expression).catch(() => undefined);
    if (value) return value as Value;
    await setTimeout(50);
  }
}
