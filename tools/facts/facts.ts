// Runs before the commands that import the facts, because a broken file would end them with a stack. Prints each mistake in
// src/core/firm/*.json, in the register of the law and in the pictures of partners and practice areas on a line of its own.
// With `--import` it runs in the process of the command.
import { checkFacts } from './checkFacts.ts';

const faults = await checkFacts(process.cwd());
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
