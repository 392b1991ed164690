/**
 * A sender `Name <address>` with its name in quotes: without them a comma in a firm's name begins another
 * address, and brackets are a comment. A sender that is quoted already, or has no name, stays as it is.
 *
 *     quotedSender('Tan, Lim & Co. <a@firm.example>') // => '"Tan, Lim & Co." <a@firm.example>'
 */
export function quotedSender(sender: string): string {
  const whole = sender.trim();
  const [, name, address] = /^(.*?)\s*<([^<>]+)>$/.exec(whole) ?? [];
  if (!name || /^"([^"\\]|\\.)*"$/.test(name)) return whole;
  return `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
}
