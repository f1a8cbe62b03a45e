import pg, { type ClientBase, type Connection, type FieldDef, type Submittable } from 'pg';

/** A statement that a connection has prepared; its columns are described the first time it runs. */
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
  values: readonly unknown[];
  /** True when this batch prepares the statement. */
  isNew: boolean;
  rows: unknown[];
  resolve: (rows: never[]) => void;
  reject: (error: unknown) => void;
}

const statementsByClient = new WeakMap<ClientBase, Map<string, PreparedStatement>>();
let lastStatementNumber = 0;

/** Writes a value as pg does for its own statements; missing in its types. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => Buffer | string | null } })
  .utils;

/**
 * Sends several statements as one pipeline, each prepared once per connection. A single Sync ends it, so that they cost
 * one round trip. PostgreSQL skips the statements after one that fails, and they reject with the same error.
 */
export class PipelineBatch implements Submittable {
  private readonly queries: PipelinedQuery[] = [];
  private answeredCount = 0;
  private readonly prepared: Map<string, PreparedStatement>;
  private readonly answered = Promise.withResolvers<void>();

  constructor(private readonly client: ClientBase) {
    this.prepared = statementsByClient.get(client) ?? new Map<string, PreparedStatement>();
    statementsByClient.set(client, this.prepared);
  }

  /** Adds a statement. @returns its rows, once the batch has been sent and answered */
  add<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.queries.push({ text, values, isNew: false, rows: [], resolve, reject });
    });
  }

  /** Sends the batch. Resolves when all statements have run. @throws the error of the first that failed */
  send(): Promise<void> {
    this.client.query(this);
    return this.answered.promise;
  }

  /** Rejects the statements without sending them. */
  discard(reason: unknown): void {
    for (const { reject } of this.queries) reject(reason);
  }

  // The methods below are called by pg.

  /**
   * Writes the statements to the connection.
   * @returns an error when a value cannot be written: then nothing was sent, and pg calls handleError
   */
  submit(connection: Connection): Error | undefined {
    let values: (Buffer | string | null)[][];
    try {
      values = this.queries.map((query) => query.values.map(prepareValue));
    } catch (error) {
      return error as Error;
    }
    const { stream } = connection;
    // One write instead of one for every message, as pg does for each of its statements.
    stream.cork();
    this.queries.forEach((query, nth) => this.write(connection, query, values[nth]!));
    connection.sync();
    stream.uncork();
    return undefined;
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
    this.answered.resolve();
  }

  /**
   * Rejects the statements that were not answered. It is unknown which of them were prepared before the failure, so
   * they are prepared again under new names.
   */
  handleError(error: unknown): void {
    for (const { resolve, rows } of this.queries.slice(0, this.answeredCount)) resolve(rows as never[]);
    for (const { text, isNew, reject } of this.queries.slice(this.answeredCount)) {
      if (isNew) this.prepared.delete(text);
      reject(error);
    }
    this.answered.reject(error);
  }

  private write(connection: Connection, query: PipelinedQuery, values: (Buffer | string | null)[]): void {
    const { text } = query;
    let statement = this.prepared.get(text);
    if (!statement) {
      statement = { name: `pipelined_${++lastStatementNumber}`, columns: undefined };
      this.prepared.set(text, statement);
      query.isNew = true;
      connection.parse({ name: statement.name, text, types: [] }, true);
    }
    connection.bind({ statement: statement.name, values }, true);
    if (!statement.columns) connection.describe({ type: 'P' }, true);
    connection.execute(null, true);
  }

  private get current(): PipelinedQuery {
    return this.queries[this.answeredCount]!;
  }
}
