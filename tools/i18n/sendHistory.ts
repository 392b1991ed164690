// Reads the history of the texts of a project for `checkSite`, which checks them meanwhile.
import { readHistory } from './history.ts';

process.send?.([readHistory(process.argv[2] ?? '')]);
