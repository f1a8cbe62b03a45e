import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '../../../support/eventually.js';
import { startApp } from '../../../support/processes/start-app.js';
import { queryRows } from '../../../support/database/query-rows.js';
import { createDatabase } from '../../../support/database/create-database.js';
import { timeLimit } from '../../../support/time-limits.mjs';

describe('health', () => {
  it('tells that the process lives and is ready', async () => {
    const { url } = await startApp();
    expect(await (await fetch(`${url}/api/health/live`)).json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${url}/api/health/ready`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ details: { process: { status: 'up' }, database: { status: 'up' } } });
  });

  it('is not ready while the database is of an older version, and works on over a newer one until it is replaced', async () => {
    const { url, database } = await startApp();
    const ready = async () => {
      const answer = await fetch(`${url}/api/health/ready`);
      const { detail } = (await answer.json()) as { detail?: string };
      return { status: answer.status, detail };
    };
    await queryRows(database, `alter table schema_migrations rename to migrations_elsewhere`);
    expect(await ready()).toMatchObject({
      status: 503,
      detail: expect.stringMatching(/^The database is of an older version, .* the command migrate first$/),
    });
    await queryRows(database, `alter table migrations_elsewhere rename to schema_migrations`);
    expect((await ready()).status).toBe(200);
    await queryRows(database, `insert into schema_migrations (name) values ('Migration20990101000000_of_tomorrow')`);
    expect((await ready()).status).toBe(200);
  });

  it('is not ready while the database only lets read, says so, and is ready again by itself', async () => {
    const { url, database } = await startApp();
    const name = new URL(database).pathname.slice(1);
    const setReadOnly = async (value: 'on' | 'off') => {
      const writing = `${database}?options=-c%20default_transaction_read_only%3Doff`;
      await queryRows(writing, `alter database ${name} set default_transaction_read_only = ${value}`);
      const cutSql = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;
      await queryRows(database, cutSql);
    };
    const findDetail = async () => {
      const answer = await fetch(`${url}/api/health/ready`);
      return answer.ok ? 'ready' : ((await answer.json()) as { detail: string }).detail;
    };
    const isAnswered = (detail: string) => eventually(async () => (await findDetail()) === detail || undefined, detail);
    await isAnswered('ready');
    await setReadOnly('on');
    await isAnswered('The database takes no writes: it is read-only');
    await setReadOnly('off');
    await isAnswered('ready');
    expect(await queryRows(database, 'select from write_probe')).toEqual([]);
  });

  it('is no longer ready once the process shuts down, while it still answers', async () => {
    const server = await startApp({ env: { DRAIN_SECONDS: String(timeLimit(3)) } });
    const closing = server.close();
    const isReady = async () => (await fetch(`${server.url}/api/health/ready`)).status === 200;
    await eventually(async () => !(await isReady()) || undefined, 'the process to be ready no longer');
    const ready = await fetch(`${server.url}/api/health/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ detail: 'This process is shutting down' });
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);
    await closing;
    await expect(fetch(`${server.url}/api/health/live`)).rejects.toThrow();
  });

  it('ends soon, with requests under way and connections cut off', async () => {
    const database = await createDatabase();
    for (let round = 0; round < 10; round++) {
      const server = await startApp({ database });
      const underWay = Promise.allSettled(['shop', 'services'].map((path) => fetch(`${server.url}/api/${path}`)));
      await delay(round);
      const start = performance.now();
      await server.close();
      expect(performance.now() - start).toBeLessThan(timeLimit(5_000));
      await underWay;
    }
  });
});
