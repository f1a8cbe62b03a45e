import type { PoolClient } from 'pg';
import { traceStatement } from '../observability/tracing/trace-statement.js';
import { PipelineBatch } from './pipelining/pipeline-batch.js';
import { type WriteCte, WriteBatch } from './pipelining/write-batch.js';

/**
 * A transaction whose statements do not wait for each other: what is asked for in one turn of the event loop travels in one
 * packet, and PostgreSQL runs it in that order. So a statement costs time only where its answer is needed.
 * Made by Transactions.
 */
export class Transaction {
  private firstError: unknown;
  private batch: PipelineBatch | undefined;
  private readonly writes = new WriteBatch();
  private readonly afterCommitHooks: Array<() => void> = [];

  constructor(private readonly client: PoolClient) {
    void this.query('begin');
  }

  /**
   * Runs one statement with $1… parameters. Its answer need not be awaited: a transaction one of whose statements failed
   * is not committed. @throws what made the transaction fail, be it this statement or an earlier one
   */
  query<Row>(text: string, params: readonly unknown[] = []): Promise<Row[]> {
    this.flushWrites();
    return this.addToBatch(text, params);
  }

  /** Stores something, as one statement with whatever else is stored before the next query or the end. Fails like a query. */
  queueWrite(write: WriteCte, params: readonly unknown[]): void {
    if (this.writes.has(write)) this.flushWrites();
    this.writes.add(write, params);
  }

  /** Calls back when everything has been committed. */
  afterCommit(hook: () => void): void {
    this.afterCommitHooks.push(hook);
  }

  /** @throws what made the transaction fail: nothing is kept then, once it is rolled back */
  async commit(): Promise<void> {
    if (this.firstError) throw this.firstError;
    await this.query('commit');
    for (const hook of this.afterCommitHooks) hook();
  }

  /** In a packet of its own: what follows a statement that fails is not run. */
  async rollBack(): Promise<void> {
    this.sendBatch();
    await this.client.query('rollback');
  }

  private flushWrites(): void {
    const statement = this.writes.take();
    if (statement) void this.addToBatch(statement.text, statement.values);
  }

  private addToBatch<Row>(text: string, params: readonly unknown[]): Promise<Row[]> {
    if (!this.batch) {
      this.batch = new PipelineBatch(this.client);
      process.nextTick(() => this.sendBatch());
    }
    const { batch } = this;
    const answer = traceStatement(text, () => batch.add<Row>(text, params)).catch((error: unknown) => {
      throw (this.firstError ??= error);
    });
    answer.catch(() => undefined);
    return answer;
  }

  private sendBatch(): void {
    this.batch?.send();
    this.batch = undefined;
  }
}
