// Runs before the commands that import the facts: a broken file would end them with a stack. Prints each mistake in
// src/firm/*.json, in the pictures of partners and practice areas, and in the names of the form's fields on a line of its
// own.
import { checkFacts } from './checkFacts.ts';
import { fieldFaults } from './fieldFaults.ts';
import { portraitFaults } from './portraitFaults.ts';

const root = process.cwd();
const wrong = checkFacts(root);
const faults = [...(wrong.length > 0 ? wrong : await portraitFaults(root)), ...fieldFaults(root)];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
