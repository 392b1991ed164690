/** Shows progress: in a terminal on one line that changes, otherwise a line for each step. */
export function progress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
}
