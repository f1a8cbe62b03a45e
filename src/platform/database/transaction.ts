import type { PoolClient } from 'pg';
import { tracedStatement } from '../tracing/traced-statement.js';
import { type Store, StoredTogether } from './stored-together.js';

/**
 * A transaction whose statements do not wait for each other: each travels when it is asked for, those asked for at once
 * travel in one packet, and PostgreSQL runs them in that order. So a statement costs time only where its answer is needed.
 * Made by Transactions.
 */
export class Transaction {
  private cause: unknown;
  private readonly stored = new StoredTogether();
  private readonly followers: Array<() => void> = [];

  constructor(private readonly client: PoolClient) {}

  /**
   * Runs one statement with $1… parameters. Its answer need not be awaited: a transaction one of whose statements failed
   * is not committed. @throws what made the transaction fail, be it this statement or an earlier one
   */
  query<Row>(text: string, params: readonly unknown[] = []): Promise<Row[]> {
    this.sendStored();
    return this.send(text, params);
  }

  /** Stores something, as one statement with whatever else is stored before the next query or the end. Fails like a query. */
  store(store: Store, params: readonly unknown[]): void {
    if (this.stored.has(store)) this.sendStored();
    this.stored.add(store, params);
  }

  /** Calls back when everything has been committed. */
  afterCommit(follow: () => void): void {
    this.followers.push(follow);
  }

  /** @throws what made the transaction fail: PostgreSQL has rolled it back then */
  async commit(): Promise<void> {
    await this.query('commit');
    if (this.cause) throw this.cause;
    for (const follow of this.followers) follow();
  }

  private sendStored(): void {
    const statement = this.stored.take();
    if (statement) void this.send(statement.text, statement.values);
  }

  private send<Row>(text: string, params: readonly unknown[]): Promise<Row[]> {
    const run = () => this.client.query(text, [...params]).then(({ rows }) => rows as Row[]);
    const answer = tracedStatement(text, run).catch((error: unknown) => {
      throw (this.cause ??= error);
    });
    answer.catch(() => undefined);
    return answer;
  }
}
