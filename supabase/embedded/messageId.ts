/** The `Message-ID` of a mail as it is on the wire, or `undefined`. */
export function messageIdOf(raw: Uint8Array): string | undefined {
  const [head = ''] = new TextDecoder().decode(raw).split('\r\n\r\n', 1);
  return /^message-id:\s*(<[^>\r\n]+>)/im.exec(head)?.[1];
}
