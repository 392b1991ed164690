/**
 * Reads the text of a bundle from disk. In the deployed file, `supabase/bundleFunction.ts` replaces this module with
 * one that contains the texts.
 */
export const readMailBundle = (localeId: string, namespace: string): Promise<string> =>
  Deno.readTextFile(new URL(`../../../locales/${localeId}/${namespace}.json`, import.meta.url));
