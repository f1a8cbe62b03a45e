import { setTimeout as sleep } from 'node:timers/promises';
import { timeLimit } from './time-limits.mjs';

/**
 * Asks again and again until there is an answer: for what happens after the response, in a queue or on a socket.
 * @param what names the thing waited for in the failure
 * @param withinMs limit on the reference machine
 * @throws Error when there is none in time
 */
export async function eventually<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  what: string,
  withinMs = 30_000,
): Promise<T> {
  const limit = timeLimit(withinMs);
  const deadline = performance.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (performance.now() > deadline) throw new Error(`Not within ${limit} ms: ${what}`);
    await sleep(20);
  }
}
