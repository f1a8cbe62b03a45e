import { setTimeout as sleep } from 'node:timers/promises';

/** @throws Error when the promise is not settled in time */
export async function within<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = sleep(ms, undefined, { signal: ended.signal }).then(
    () => {
      throw new Error(`Not within ${ms} ms: ${what}`);
    },
    () => promise,
  );
  return Promise.race([promise, late]).finally(() => ended.abort());
}
