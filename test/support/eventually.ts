import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks again and again until there is an answer: for what happens after the response, in a queue or on a socket.
 * @param what names the thing waited for in the failure
 * @throws Error when there is none in time
 */
export async function eventually<T>(
  ask: () => T | undefined | Promise<T | undefined>,
  what: string,
  withinMs = 10_000,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await sleep(20);
  }
}
