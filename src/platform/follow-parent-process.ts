/**
 * For a process started by `npm start`: tells it that the work can begin, and ends in order when it is gone, so that a
 * killed parent leaves nobody behind.
 */
export function followParentProcess(): void {
  process.send?.('ready');
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
