/**
 * Ends a process started by `npm start` in order when its parent is gone, so that a killed parent leaves no process
 * behind. Reports first that the work can begin.
 */
export function exitWithParentProcess(): void {
  process.send?.('ready');
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
