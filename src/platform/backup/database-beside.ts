import pg from 'pg';

/** A database under a name of its own that takes the place of another at once, or not at all. */
export class DatabaseBeside {
  private readonly name: string;
  private readonly server: string;

  /** @param target address of the database whose place is meant */
  constructor(private readonly target: string) {
    this.name = decodeURIComponent(new URL(target).pathname.slice(1));
    this.server = withName(target, 'postgres');
  }

  get url(): string {
    return withName(this.target, this.nameOf('restoring'));
  }

  /** Makes it, empty; what an earlier try has left behind goes. */
  create(): Promise<void> {
    return this.asOwner(async (client) => {
      for (const kind of ['restoring', 'replaced'] as const) await client.query(`drop database if exists ${quoted(this.nameOf(kind))}`);
      await client.query(`create database ${quoted(this.nameOf('restoring'))}`);
    });
  }

  drop(): Promise<void> {
    return this.asOwner(async (client) => {
      await client.query(`drop database if exists ${quoted(this.nameOf('restoring'))}`);
    });
  }

  /** @throws Error when somebody still uses the target */
  takePlace(): Promise<void> {
    return this.asOwner(async (client) => {
      const { rowCount: exists } = await client.query('select from pg_database where datname = $1', [this.name]);
      await client.query('begin');
      if (exists) await client.query(`alter database ${quoted(this.name)} rename to ${quoted(this.nameOf('replaced'))}`);
      await client.query(`alter database ${quoted(this.nameOf('restoring'))} rename to ${quoted(this.name)}`);
      await client.query('commit');
      await client.query(`drop database if exists ${quoted(this.nameOf('replaced'))}`);
    });
  }

  /** @throws Error that says how many are connected to the target */
  async expectUnused(): Promise<void> {
    await this.asOwner(async (client) => {
      const { rows } = await client.query<{ n: number }>('select count(*)::int as n from pg_stat_activity where datname = $1', [this.name]);
      if (rows[0]!.n > 0) throw new Error(`${rows[0]!.n} connections are open to the database ${this.name}. Stop the product first.`);
    });
  }

  async targetExists(): Promise<boolean> {
    let found: number | null = 0;
    await this.asOwner(async (client) => {
      found = (await client.query('select from pg_database where datname = $1', [this.name])).rowCount;
    });
    return Boolean(found);
  }

  private nameOf(kind: 'restoring' | 'replaced'): string {
    return `${this.name}_${kind}`;
  }

  private async asOwner(work: (client: pg.Client) => Promise<void>): Promise<void> {
    const client = new pg.Client({ connectionString: this.server });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  }
}

function withName(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

function quoted(name: string): string {
  return pg.escapeIdentifier(name);
}
