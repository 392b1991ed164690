import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite, hosted } from '../../tools/buildSite.ts';
import { PROJECT } from '../../tools/project.ts';

declare module 'vitest' {
  interface ProvidedContext {
    dist: string;
    siteUrl: string;
    supabaseUrl: string;
  }
}

/** Builds the site as for a host, once, into a folder of its own. */
export default function setup(project: TestProject): () => void {
  const dist = mkdtempSync(join(tmpdir(), 'law-firm-site-'));
  buildSite(PROJECT, dist);
  project.provide('dist', dist);
  project.provide('siteUrl', hosted.SITE_URL);
  project.provide('supabaseUrl', hosted.VITE_SUPABASE_URL);
  return () => rmSync(dist, { recursive: true });
}
