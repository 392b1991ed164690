/** Says what is being done: in one line that changes, or where nobody watches, in a line for each step. */
export function progress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
}
