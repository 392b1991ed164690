// The edge function's entry: reads settings and texts, then serves requests. The logic is in handler.ts.
import type { ResourceKey } from 'i18next';
import { SETTINGS } from './addresses.ts';
import { createDelivery } from './delivery.ts';
import { createHandler } from './handler.ts';
import { createMailer } from './mailer.ts';
import { createOutbox } from './outbox.ts';
import { readSettings } from './settings.ts';
import { createTexts } from './texts.ts';

/** Hosted Supabase's addition to Deno, which keeps a worker alive. Elsewhere it lives on anyway. */
declare global {
  var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
}
/** What the function uses of Deno: https://docs.deno.com/api/deno/~/Deno.serve */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(
    options: { hostname?: string; port?: number; onListen?(): void },
    handler: (request: Request) => Promise<Response>,
  ): void;
};

const bundles = import.meta.glob<ResourceKey>('../../../locales/*/{emails,firmEmails,enquiry,common}.json', {
  eager: true,
  import: 'default',
});

const settings = readSettings(Object.fromEntries(SETTINGS.map((name) => [name, Deno.env.get(name)])));
const texts = await createTexts(
  async (localeId, name) => bundles[`../../../locales/${localeId}/${name}.json`] ?? {},
);
const delivery = createDelivery({
  settings,
  texts,
  outbox: createOutbox(settings.supabaseUrl, settings.serviceKey),
  mailer: createMailer(settings),
});
const handler = createHandler({
  settings,
  delivery,
  later: (work) => globalThis.EdgeRuntime?.waitUntil(work),
});

Deno.serve({ ...settings.listen, onListen: () => console.log('send-contact-email listens') }, handler);
