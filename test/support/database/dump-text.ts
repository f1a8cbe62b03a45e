import { Redis } from 'ioredis';
import pg from 'pg';

/** Everything that a database holds, every table of every schema, one line per row. */
export async function dumpDatabaseText(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname <> 'information_schema' and schemaname !~ '^pg_'`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ line: string }>(`select t::text as line from ${name} t`);
    lines.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  await client.end();
  return lines.join('\n');
}

/** Everything that a Redis holds, one line per key. */
export async function dumpRedisText(url: string): Promise<string> {
  const redis = new Redis(url);
  const read: Record<string, (key: string) => Promise<unknown>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    list: (key) => redis.lrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, '0', '-1'),
    stream: (key) => redis.xrange(key, '-', '+'),
    // Gone since the keys were listed.
    none: async () => null,
  };
  const lines: string[] = [];
  for (const key of await redis.keys('*'))
    lines.push(`${key} ${JSON.stringify(await read[await redis.type(key)]!(key))}`);
  redis.disconnect();
  return lines.join('\n');
}

/** Which of the words a text holds, in any case of letters, as they are or as the hexadecimal of their bytes. */
export function findTerms(text: string, terms: readonly string[]): string[] {
  const lower = text.toLowerCase();
  return terms.filter((word) =>
    [word.toLowerCase(), Buffer.from(word).toString('hex')].some((form) => lower.includes(form)),
  );
}
