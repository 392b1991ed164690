// npm run bench: the site beside a blank page, beside itself without scripts and beside the same app without
// prerendering, in a real browser, on a slow phone; what is written to docs/ comes from it.
// npm run bench -- trials: the same pages with their styles in a file, and with their fonts asked for at once.
// npm run bench -- beside <folder>: the site beside another build of it.
// npm run bench -- enquiries: how many enquiries the backend takes. npm run bench -- growth: more of everything.
// npm run bench -- database: inserts, sweeps and reports with a million enquiries.
// npm run bench -- lighthouse: Lighthouse's four marks of every page, and an error if one is below 100; with /korean
// after it, of the pages that have that in their address. It fetches Lighthouse.
// RUNS=1 npm run bench is a quick look; the figures to keep are medians of seven.
import { resolve } from 'node:path';
import { growth } from './growth.ts';
import { lighthouse } from './lighthouse.ts';
import { benchAll, benchSome } from './pages.ts';

switch (process.argv[2]) {
  case 'enquiries':
    await (await import('./enquiries.ts')).benchEnquiries();
    break;
  case 'database':
    await (await import('./database.ts')).benchDatabase();
    break;
  case 'growth':
    console.log(growth().text);
    break;
  case 'lighthouse':
    await lighthouse(process.argv[3]);
    break;
  case 'trials':
    await benchSome(['blank', 'site', 'linked', 'preloaded']);
    break;
  case 'beside':
    if (!process.argv[3]) throw new Error('npm run bench -- beside <folder of the other build>');
    await benchSome(['blank', 'site', 'other'], resolve(process.argv[3]));
    break;
  case undefined:
    await benchAll();
    break;
  default:
    throw new Error(
      `There is no bench "${process.argv[2]}": trials, beside, enquiries, database, growth, lighthouse, or nothing`,
    );
}
