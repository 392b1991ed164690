/**
 * Quotes the name of a sender `Name <address>`: without quotes a comma would start another address, and brackets would
 * be a comment. A sender that is quoted already or has no name stays as it is.
 *
 *     quotedSender('Tan, Lim & Co. <a@firm.example>') // => '"Tan, Lim & Co." <a@firm.example>'
 */
export function quotedSender(sender: string): string {
  const whole = sender.trim();
  const [, name, address] = /^(.*?)\s*<([^<>]+)>$/.exec(whole) ?? [];
  if (!name || /^"([^"\\]|\\.)*"$/.test(name)) return whole;
  return `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
}
