import pg from 'pg';

/** A database under a temporary name that later replaces another one, completely or not at all. */
export class StagingDatabase {
  private readonly name: string;
  private readonly server: string;

  /** @param target address of the database to replace */
  constructor(private readonly target: string) {
    this.name = decodeURIComponent(new URL(target).pathname.slice(1));
    this.server = withDatabaseName(target, 'postgres');
  }

  get url(): string {
    return withDatabaseName(this.target, this.siblingName('restoring'));
  }

  /** Creates the empty database, after dropping what an earlier attempt left. */
  create(): Promise<void> {
    return this.withServerClient(async (client) => {
      for (const kind of ['restoring', 'replaced'] as const)
        await client.query(`drop database if exists ${quoteIdentifier(this.siblingName(kind))}`);
      await client.query(`create database ${quoteIdentifier(this.siblingName('restoring'))}`);
    });
  }

  drop(): Promise<void> {
    return this.withServerClient(async (client) => {
      await client.query(`drop database if exists ${quoteIdentifier(this.siblingName('restoring'))}`);
    });
  }

  /** Gives this database the name of the target. @throws Error when somebody still uses the target */
  swapIn(): Promise<void> {
    return this.withServerClient(async (client) => {
      const { rowCount: exists } = await client.query('select from pg_database where datname = $1', [this.name]);
      await client.query('begin');
      if (exists)
        await client.query(
          `alter database ${quoteIdentifier(this.name)} rename to ${quoteIdentifier(this.siblingName('replaced'))}`,
        );
      await client.query(
        `alter database ${quoteIdentifier(this.siblingName('restoring'))} rename to ${quoteIdentifier(this.name)}`,
      );
      await client.query('commit');
      await client.query(`drop database if exists ${quoteIdentifier(this.siblingName('replaced'))}`);
    });
  }

  /** Asserts that nobody uses the target. @throws Error that says how many are connected to it */
  async assertNoConnections(): Promise<void> {
    await this.withServerClient(async (client) => {
      const { rows } = await client.query<{ n: number }>(countClientConnectionsSql, [this.name]);
      if (rows[0]!.n > 0)
        throw new Error(
          `Connections to the database ${this.name} that are open: ${rows[0]!.n}. Stop the product first`,
        );
    });
  }

  async targetExists(): Promise<boolean> {
    let found: number | null = 0;
    await this.withServerClient(async (client) => {
      found = (await client.query('select from pg_database where datname = $1', [this.name])).rowCount;
    });
    return Boolean(found);
  }

  private siblingName(kind: 'restoring' | 'replaced'): string {
    return `${this.name}_${kind}`;
  }

  private async withServerClient(work: (client: pg.Client) => Promise<void>): Promise<void> {
    const client = new pg.Client({ connectionString: this.server });
    try {
      await client.connect();
      await work(client);
    } finally {
      await client.end();
    }
  }
}

function withDatabaseName(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

function quoteIdentifier(name: string): string {
  return pg.escapeIdentifier(name);
}

/**
 * Counts the clients of a database. PostgreSQL's own background processes are left out, because they give way by
 * themselves. Only a superuser sees what kind the others are.
 */
const countClientConnectionsSql = /* sql */ `
  select count(*)::int as n from pg_stat_activity where datname = $1 and coalesce(backend_type, 'client backend') = 'client backend'`;
