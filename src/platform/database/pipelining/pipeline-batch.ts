import pg, { type ClientBase, type Connection, type FieldDef, type Submittable } from 'pg';

/** A statement as one connection knows it: what its rows look like is told the first time it runs. */
interface PreparedStatement {
  name: string;
  columns: Column[] | undefined;
}

interface Column {
  name: string;
  parse: (value: string) => unknown;
}

interface PipelinedQuery {
  text: string;
  values: (Buffer | string | null)[];
  /** Prepared in this very packet. */
  isNew: boolean;
  rows: unknown[];
  resolve: (rows: never[]) => void;
  reject: (error: unknown) => void;
}

const statementsByClient = new WeakMap<ClientBase, Map<string, PreparedStatement>>();
let lastNameNumber = 0;

/** As pg writes values for any statement; its types do not tell of it. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => Buffer | string | null } })
  .utils;

/**
 * Statements that leave together, each prepared once per connection, and are answered together: PostgreSQL answers when it has run
 * all of them, so that both sides are woken once. When one fails those behind it are not run, and fail with it.
 */
export class PipelineBatch implements Submittable {
  private readonly queries: PipelinedQuery[] = [];
  /** Those whose answer has arrived. */
  private answeredCount = 0;
  private readonly prepared: Map<string, PreparedStatement>;

  constructor(private readonly client: ClientBase) {
    this.prepared = statementsByClient.get(client) ?? new Map<string, PreparedStatement>();
    statementsByClient.set(client, this.prepared);
  }

  /** @returns the rows, once the packet has been sent and answered */
  add<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.queries.push({ text, values: values.map(prepareValue), isNew: false, rows: [], resolve, reject });
    });
  }

  send(): void {
    this.client.query(this);
  }

  // What follows is called by pg.

  submit(connection: Connection): void {
    for (const query of this.queries) {
      const { text, values } = query;
      let statement = this.prepared.get(text);
      if (!statement) {
        statement = { name: `packet_${++lastNameNumber}`, columns: undefined };
        this.prepared.set(text, statement);
        query.isNew = true;
        connection.parse({ name: statement.name, text, types: [] }, true);
      }
      connection.bind({ statement: statement.name, values }, true);
      if (!statement.columns) connection.describe({ type: 'P' }, true);
      connection.execute(null, true);
    }
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    const columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.client.getTypeParser(dataTypeID, 'text'),
    }));
    this.prepared.get(this.current.text)!.columns = columns;
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { text, rows } = this.current;
    const row: Record<string, unknown> = {};
    this.prepared.get(text)!.columns!.forEach(({ name, parse }, nth) => {
      const value = fields[nth]!;
      row[name] = value === null ? null : parse(value);
    });
    rows.push(row);
  }

  handleCommandComplete(): void {
    this.prepared.get(this.current.text)!.columns ??= [];
    this.answeredCount += 1;
  }

  handleReadyForQuery(): void {
    for (const { resolve, rows } of this.queries) resolve(rows as never[]);
  }

  /** Nobody knows which statements from the failed one on were prepared: they are prepared again, under other names. */
  handleError(error: unknown): void {
    for (const { resolve, rows } of this.queries.slice(0, this.answeredCount)) resolve(rows as never[]);
    for (const { text, isNew, reject } of this.queries.slice(this.answeredCount)) {
      if (isNew) this.prepared.delete(text);
      reject(error);
    }
  }

  private get current(): PipelinedQuery {
    return this.queries[this.answeredCount]!;
  }
}
