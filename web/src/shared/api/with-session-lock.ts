let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one change of the session's cookies at a time over all tabs of the browser, so that a refresh token is never
 * used twice and no answer deletes the cookies of a session that has begun since. Without a secure context there are no
 * locks; then over this page alone.
 */
export function withSessionLock<T>(task: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request('session-refresh', task);
  const queued = last.then(task, task);
  last = queued;
  return queued;
}
