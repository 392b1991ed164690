import { type Site, siteOf } from './site.ts';
import * as tables from './tables.ts';

/** This site with the texts in `root`. */
export const readSite = (root: string): Site => siteOf(root, tables);
