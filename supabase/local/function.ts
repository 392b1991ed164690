// Runs the bundled edge function, whose path is the argument, in Deno for the local backend; exits with its parent process.
declare const Deno: {
  args: [string];
  stdin: { readable: AsyncIterable<Uint8Array> };
  exit(code: number): never;
};

await import(Deno.args[0]);
for await (const _ of Deno.stdin.readable);
Deno.exit(0);

export {};
