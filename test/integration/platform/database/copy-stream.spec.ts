import pg from 'pg';
import { copyIn, copyOut, countCopiedRows } from '../../../../src/platform/database/bulk/copy-stream.js';
import { registerCleanup } from '../../../support/register-cleanup.js';
import { createDatabase } from '../../../support/database/create-database.js';

const rows = 40_000;
let client: pg.Client;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  registerCleanup(() => client.end());
  await client.query(`
    create table source (id int, words text, bytes bytea);
    create table copy (like source);
    insert into source select n, case when n % 7 > 0 then E'tab\\t line\\n back\\\\slash \\\\. \\u2028 ' || repeat(md5(n::text), 4) end, sha256(n::text::bytea)
    from generate_series(1, ${rows}) n`);
});

const sumOf = async (table: string) =>
  (await client.query<{ sum: string }>(`select md5(string_agg(t::text, '' order by id)) as sum from ${table} t`))
    .rows[0]!.sum;

it('rows of any content pass whole, to a reader who takes its time, table after table on one connection', async () => {
  for (let times = 1; times <= 5; times++) {
    const chunks: Buffer[] = [];
    for await (const chunk of copyOut(client, 'copy source to stdout')) {
      chunks.push(chunk);
      await new Promise((resolve) => setTimeout(resolve, times));
    }
    expect(chunks.length).toBeGreaterThan(20);
    await client.query('truncate copy');
    expect(await copyIn(client, 'copy copy from stdin', chunks)).toBe(rows);
    expect(await sumOf('copy')).toBe(await sumOf('source'));
  }
});

it('a table that ends while its reader is behind leaves the connection usable', async () => {
  for (let count = 3_000; count <= 9_000; count += 500) {
    const chunks = copyOut(client, `copy (select * from source limit ${count}) to stdout`);
    await new Promise((resolve) => setTimeout(resolve, 30));
    let read = 0;
    for await (const chunk of chunks) read += countCopiedRows(chunk);
    expect(read).toBe(count);
  }
});

it('a source that breaks off and a row that is refused are said, and leave the connection usable', async () => {
  const breaking = (async function* () {
    yield Buffer.from('1\tone\t\\\\x00\n');
    throw new Error('The disk is gone');
  })();
  await expect(copyIn(client, 'copy copy from stdin', breaking)).rejects.toThrow('The disk is gone');
  const wrong = (async function* () {
    yield Buffer.from('not a number\tone\t\\\\x00\n');
  })();
  await expect(copyIn(client, 'copy copy from stdin', wrong)).rejects.toThrow('invalid input syntax');
  for await (const chunk of copyOut(client, 'copy source to stdout')) {
    expect(countCopiedRows(chunk)).toBeGreaterThan(0);
    break;
  }
  expect(await sumOf('source')).toHaveLength(32);
});

it('a connection ends at once although somebody left before the last row', async () => {
  const leaving = new pg.Client({ connectionString: databaseUrl });
  await leaving.connect();
  for await (const chunk of copyOut(
    leaving,
    'copy (select repeat(md5(n::text), 40) from generate_series(1, 1000000) n) to stdout',
  )) {
    expect(chunk.length).toBeGreaterThan(0);
    break;
  }
  await leaving.end();
});
