// The edge function under Deno, as the embedded backend runs it: it ends when the process that started it does.
import '../functions/send-contact-email/index.ts';

for await (const _ of Deno.stdin.readable);
Deno.exit(0);
