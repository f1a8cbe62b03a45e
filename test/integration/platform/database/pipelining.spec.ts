import { MikroORM } from '@mikro-orm/postgresql';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseOptions } from '../../../../src/platform/database/database-options.js';
import { TransactionRunner } from '../../../../src/platform/database/pipelining/index.js';
import { PipelineBatch } from '../../../../src/platform/database/pipelining/pipeline-batch.js';
import { sql } from '../../../../src/platform/database/sql.js';
import { createDatabase } from '../../../support/database/create-database.js';

let orm: MikroORM;
let transactions: TransactionRunner;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  orm = await MikroORM.init(databaseOptions({ DATABASE_URL: databaseUrl, DATABASE_POOL: 2 }, []));
  transactions = new TransactionRunner(orm);
  await sql(orm.em.fork(), 'create table notes (word text primary key)');
});
beforeEach(() => sql(orm.em.fork(), 'truncate notes'));
afterAll(() => orm.close());

const note = 'insert into notes values ($1)';
const words = async () =>
  (await sql<{ word: string }>(orm.em.fork(), 'select word from notes order by word')).map(({ word }) => word);

it('keeps everything in the order in which it was asked for, awaited or not', async () => {
  const seen = await transactions.run(async (tx) => {
    void tx.query(note, ['a']);
    void tx.query(note, ['b']);
    const [count] = await tx.query<{ n: number }>('select count(*)::int as n from notes');
    void tx.query(note, ['c']);
    return count?.n;
  });
  expect(seen).toBe(2);
  expect(await words()).toEqual(['a', 'b', 'c']);
});

it('keeps nothing when a statement fails that nobody waited for, and says why', async () => {
  const committed: string[] = [];
  const failing = transactions.run(async (tx) => {
    tx.afterCommit(() => committed.push('a'));
    void tx.query(note, ['a']);
    void tx.query(note, ['a']);
  });
  await expect(failing).rejects.toThrow('notes_pkey');
  expect(committed).toEqual([]);
  expect(await words()).toEqual([]);
});

it('tells everybody what went wrong first, not what followed from it', async () => {
  const failing = transactions.run(async (tx) => {
    void tx.query('select 1 / $1::int', [0]);
    await tx.query(note, ['a']);
  });
  await expect(failing).rejects.toThrow('division by zero');
});

it('keeps nothing when the work fails, and its connection serves the next', async () => {
  for (let i = 0; i < 5; i++) {
    const failing = transactions.run(async (tx) => {
      await tx.query(note, ['a']);
      void tx.query(note, ['a']);
      throw new Error('No more');
    });
    await expect(failing).rejects.toThrow('No more');
  }
  expect(await words()).toEqual([]);
});

it('a connection that is cut in the middle fails its transaction alone', async () => {
  const cut = transactions.run(async (tx) => {
    await tx.query(note, ['a']);
    await tx.query('select pg_terminate_backend(pg_backend_pid())');
  });
  await expect(cut).rejects.toThrow();
  for (const word of ['b', 'c', 'd']) await transactions.run((tx) => tx.query(note, [word]));
  expect(await words()).toEqual(['b', 'c', 'd']);
});

it('runs a statement that was queued behind one that failed, prepared or not, the next time', async () => {
  for (const divisor of [0, 0, 1, 0, 1]) {
    const run = transactions.run(async (tx) => {
      void tx.query('select 1 / $1::int as unmeant', [divisor]);
      void tx.query(`insert into notes values ($1) returning word, null::date as none, '{"a": [1]}'::jsonb as json`, [
        `${divisor}`,
      ]);
      return tx.query('delete from notes where word = $1 returning word, true as yes', [`${divisor}`]);
    });
    if (divisor === 0) await expect(run).rejects.toThrow('division by zero');
    else expect(await run).toEqual([{ word: '1', yes: true }]);
  }
});

it('leaves nothing open when the work fails before anything was sent', async () => {
  for (let i = 0; i < 5; i++) {
    const failing = transactions.run((tx) => {
      void tx.query(note, ['a']);
      throw new Error('No more');
    });
    await expect(failing).rejects.toThrow('No more');
  }
  const open = `select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
  expect(await sql(orm.em.fork(), open)).toEqual([{ n: 0 }]);
  expect(await words()).toEqual([]);
});

it('keeps nothing when a value cannot be sent, and its connection serves the next', async () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  for (let i = 0; i < 5; i++) {
    const failing = transactions.run(async (tx) => {
      void tx.query(note, ['a']);
      void tx.query('select $1::jsonb', [circular]);
    });
    await expect(failing).rejects.toThrow('circular');
  }
  await transactions.run((tx) => tx.query(note, ['b']));
  expect(await words()).toEqual(['b']);
});

describe('when a transaction was never open', () => {
  const failLater = 'select 1 / 0 from pg_sleep(0.1)';

  it('nothing is kept of what was asked for while the statements before it were under way', async () => {
    const failing = transactions.run(async (tx) => {
      // Simulates a BEGIN that fails: outside of a transaction each batch would be committed.
      void tx.query('rollback');
      void tx.query(failLater);
      await sleep(20);
      await tx.query(note, ['a']);
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(await words()).toEqual([]);
  });

  it('nothing runs that was sent behind the statement that failed', async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const batch = new PipelineBatch(client);
    const results = Promise.allSettled([batch.add(failLater, []), batch.add(note, ['a']), batch.add('commit', [])]);
    await expect(batch.send()).rejects.toThrow('division by zero');
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await client.end();
    expect(await words()).toEqual([]);
  });

  it('pg would keep it in its own pipeline mode, which ends every statement with a Sync', async () => {
    const client = new pg.Client({ connectionString: databaseUrl, pipeline: true });
    await client.connect();
    const results = await Promise.allSettled([
      client.query(failLater, []),
      client.query(note, ['a']),
      client.query('commit'),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    await client.end();
    expect(await words()).toEqual(['a']);
  });
});
