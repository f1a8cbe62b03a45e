/**
 * Follows the parent of a process started by `npm start`: reports that the work can begin, and ends in order when the
 * parent is gone, so that a killed parent leaves no process behind.
 */
export function followParentProcess(): void {
  process.send?.('ready');
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
