/** The `Message-ID` in the source of a mail; undefined if there is none. */
export function messageIdOf(raw: Uint8Array): string | undefined {
  const [head = ''] = new TextDecoder().decode(raw).split('\r\n\r\n', 1);
  return /^message-id:\s*(<[^>\r\n]+>)/im.exec(head)?.[1];
}
