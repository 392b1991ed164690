// Runs the edge function in Deno for the local backend; exits with its parent process.
import '../functions/send-contact-email/index.ts';

for await (const _ of Deno.stdin.readable);
Deno.exit(0);
