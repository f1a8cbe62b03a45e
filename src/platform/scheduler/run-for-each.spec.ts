import { runForEach } from './run-for-each.js';

const items = ['one', 'two', 'three'].map((id) => ({ id }));

/** Runs the items, of which the second fails, and returns those that were done. */
async function runFailing(error: Error): Promise<{ done: string[]; thrown: unknown }> {
  const done: string[] = [];
  const run = runForEach(items, async ({ id }) => {
    if (id === 'two') throw error;
    done.push(id);
  });
  const thrown = await run.then(() => undefined).catch((reason: unknown) => reason);
  return { done, thrown };
}

it('an item of a task that fails keeps no other from its turn', async () => {
  expect(await runFailing(new Error('stuck'))).toEqual({ done: ['one', 'three'], thrown: undefined });
});

it('a task ends where the database is away, and runs again later', async () => {
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(await runFailing(away)).toEqual({ done: ['one'], thrown: away });
});
