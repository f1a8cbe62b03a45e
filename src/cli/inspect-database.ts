import pg from 'pg';

interface DatabaseContents {
  /** Number of bookings in the database. */
  bookings: number;
  /** Streams whose personal data were erased. */
  erased: string[];
}

/** Returns what a database contains: before it is replaced, or to repeat its erasures in a restored one. */
export async function inspectDatabase(databaseUrl: string): Promise<DatabaseContents> {
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    const { rows: found } = await client.query<{ log: string | null; bookings: string | null }>(
      `select to_regclass('public.event_log') as log, to_regclass('public.bookings') as bookings`,
    );
    const { log, bookings } = found[0]!;
    const { rows: counted } = bookings
      ? await client.query<{ n: number }>('select count(*)::int as n from bookings')
      : { rows: [] };
    const { rows: erased } = log
      ? await client.query<{ stream: string }>(
          `select distinct stream from event_log where type in ('PersonalDataErased', 'ClientErased', 'WaitingClientErased') order by stream`,
        )
      : { rows: [] };
    return { bookings: counted[0]?.n ?? 0, erased: erased.map(({ stream }) => stream) };
  } finally {
    await client.end();
  }
}
