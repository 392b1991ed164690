// The edge function's entry: reads settings and texts, then serves requests. The logic is in handler.ts.
import { createDelivery } from './delivery.ts';
import { createHandler } from './handler.ts';
import { createMailer } from './mailer.ts';
import { createOutbox } from './outbox.ts';
import { readMailBundle } from './readMailBundle.ts';
import { SETTINGS } from './settingNames.ts';
import { readSettings } from './settings.ts';
import { createTexts } from './texts.ts';

/** Hosted Supabase's addition to Deno, which keeps a worker alive. Elsewhere it lives on anyway. */
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
