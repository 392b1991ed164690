/**
 * The text of a bundle of a language. From the disk here; `supabase/bundleFunction.ts` puts the texts themselves in this
 * file's place, for what is deployed is one file.
 */
export const readMailBundle = (localeId: string, namespace: string): Promise<string> =>
  Deno.readTextFile(new URL(`../../../locales/${localeId}/${namespace}.json`, import.meta.url));
