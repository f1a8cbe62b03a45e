import pg from 'pg';

/** What a statement finds, over a connection of its own. */
export async function queryRows<Row>(database: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}
