/**
 * The text of `emails.json` of a language. From the disk here; `supabase/bundleFunction.ts` puts the texts themselves in
 * this file's place, for what is deployed is one file.
 */
export const readBundle = (localeId: string): Promise<string> =>
  Deno.readTextFile(new URL(`../../../locales/${localeId}/emails.json`, import.meta.url));
