/** Ends this process when the one that started it ends, also where that was while this one was loading. */
export function exitWithParent(): void {
  process.on('disconnect', () => process.exit());
  if (!process.connected) process.exit();
}
