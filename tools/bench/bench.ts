// npm run bench: the site beside a blank page, beside itself without scripts and beside the same app rendered in the
// browser; in a real browser, as on a slow phone. Writes its results to docs/. Its other forms:
//   -- trials           the same pages with linked styles, and with preloaded fonts
//   -- beside <folder>  the site beside another build of it
//   -- enquiries        throughput and latency of the backend
//   -- growth           a copy of the site with many languages and services
//   -- database         inserts, sweeps and reports with a million enquiries
//   -- lighthouse       Lighthouse's four scores of every page, or of those with an argument such as /korean in their
//                       address; fails if one is below 100. Downloads Lighthouse.
// RUNS=1 npm run bench is a quick look; results worth keeping are medians of seven runs.
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
