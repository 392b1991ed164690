import type { TestProject } from 'vitest/node';
import { builtSite } from './builtSite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    dist: string;
    siteUrl: string;
  }
}

/** Builds the site once for all tests of its pages. */
export default async function setup(project: TestProject): Promise<void> {
  const { dist, siteUrl } = await builtSite();
  project.provide('dist', dist);
  project.provide('siteUrl', siteUrl);
}
