// Loaded before a program that is measured: at its end, adds a line to a file with the most memory that it had, in KB.
import { appendFileSync } from 'node:fs';

process.on('exit', () => appendFileSync(process.env.PEAKS_FILE, `${process.resourceUsage().maxRSS}\n`));
