/** Milliseconds to wait for the lock: its tab may be suspended, or its server may not answer. */
const MAX_WAIT_MS = 10_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one change of the session's cookies at a time over all tabs of the browser, so that a refresh token is never
 * used twice and no answer deletes the cookies of a session that has begun since. Without a secure context there are no
 * locks; then over this page alone. After ten seconds a change goes on without the lock; a renewal waits, because a
 * refresh token that is used twice ends the session.
 */
export function withSessionLock<T>(task: () => Promise<T>, isRenewal = false): Promise<T> {
  if ('locks' in navigator) {
    const signal = isRenewal ? undefined : AbortSignal.timeout(MAX_WAIT_MS);
    return navigator.locks.request('session-refresh', { signal }, task).catch((error: unknown) => {
      if (error === signal?.reason) return task();
      throw error;
    });
  }
  const queued = last.then(task, task);
  last = queued;
  return queued;
}
