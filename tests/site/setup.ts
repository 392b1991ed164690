import type { TestProject } from 'vitest/node';
import { builtSite } from './builtSite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    dist: string;
    siteUrl: string;
  }
}

/** Builds the site once for all tests of its pages. */
export default function setup(project: TestProject): void {
  const { dist, siteUrl } = builtSite();
  project.provide('dist', dist);
  project.provide('siteUrl', siteUrl);
}
