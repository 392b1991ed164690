// The edge function: reads its settings and texts, then answers. All it does is in handler.ts.
import { createDelivery } from './delivery.ts';
import { createHandler } from './handler.ts';
import { createMailer } from './mailer.ts';
import { createOutbox } from './outbox.ts';
import { readMailBundle } from './readMailBundle.ts';
import { readSettings, SETTINGS } from './settings.ts';
import { createTexts } from './texts.ts';

/** What hosted Supabase adds to Deno. Elsewhere a worker lives on by itself. */
declare global {
  var EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
}

const settings = readSettings(Object.fromEntries(SETTINGS.map((name) => [name, Deno.env.get(name)])));
const texts = await createTexts(readMailBundle);
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
