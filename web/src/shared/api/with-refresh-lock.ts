/**
 * Runs one renewal of the session at a time over all tabs of the browser, so that a refresh token is never used twice.
 * Without a secure context there are no locks.
 */
export const withRefreshLock = <T>(task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('session-refresh', task) : task();
