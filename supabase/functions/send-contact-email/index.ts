// The edge function: reads its settings and texts, then answers. All it does is in handler.ts.
import { createHandler } from './handler.ts';
import { createMailer } from './mailer.ts';
import { createOutbox } from './outbox.ts';
import { readSettings } from './settings.ts';
import { createTexts } from './texts.ts';

const settings = readSettings(Deno.env.toObject());
const texts = await createTexts((localeId) =>
  Deno.readTextFile(new URL(`../../../locales/${localeId}/emails.json`, import.meta.url)),
);
const handler = createHandler({
  settings,
  texts,
  outbox: createOutbox(settings.supabaseUrl, settings.serviceKey),
  mailer: createMailer(settings),
});

Deno.serve({ ...settings.listen, onListen: () => console.log('send-contact-email listens') }, handler);
