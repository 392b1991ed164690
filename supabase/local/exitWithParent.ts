/** Ends this process with the one that started it, even if that has ended while this one was loading. */
export function exitWithParent(): void {
  process.on('disconnect', () => process.exit());
  if (!process.connected) process.exit();
}
