/**
 * Ends a process started by `npm start` in order when its parent is gone, so that a killed parent leaves no process
 * behind.
 */
export function exitWithParentProcess(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
