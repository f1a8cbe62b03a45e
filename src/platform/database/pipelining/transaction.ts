import type { PoolClient } from 'pg';
import { traceStatement } from '../../observability/tracing/trace-statement.js';
import { PipelineBatch } from './pipeline-batch.js';

/**
 * A transaction whose statements do not wait for each other: those of one turn of the event loop are sent as one batch,
 * which PostgreSQL runs in order. A statement costs a round trip only where its answer is needed. Transactions are made
 * by TransactionRunner.
 */
export class Transaction {
  private firstError: unknown;
  /** Statements that have not been sent yet. */
  private next: PipelineBatch | undefined;
  private isSending = false;
  private readonly afterCommitHooks: Array<() => void> = [];

  constructor(private readonly client: PoolClient) {
    void this.query('begin');
  }

  /**
   * Runs one statement with $1… parameters. Its answer need not be awaited: a transaction is not committed if one of
   * its statements failed.
   * @throws the error that made the transaction fail, of this statement or an earlier one
   */
  query<Row>(text: string, params: readonly unknown[] = []): Promise<Row[]> {
    if (!this.next) {
      this.next = new PipelineBatch(this.client);
      process.nextTick(() => this.sendNext());
    }
    const batch = this.next;
    const answer = traceStatement(text, () => batch.add<Row>(text, params));
    answer.catch(() => undefined);
    return answer;
  }

  /** Calls `hook` when everything has been committed. */
  afterCommit(hook: () => void): void {
    this.afterCommitHooks.push(hook);
  }

  /**
   * Commits the transaction.
   * @throws the error that made the transaction fail: nothing is kept then, once it is rolled back
   */
  async commit(): Promise<void> {
    await this.query('commit');
    for (const hook of this.afterCommitHooks) hook();
  }

  /** Ends the transaction without keeping anything. Statements that have not been sent fail with `reason`. */
  async rollBack(reason: unknown): Promise<void> {
    this.firstError ??= reason;
    await this.client.query('rollback');
  }

  /**
   * Sends one batch at a time, and none after a failure: PostgreSQL would commit each statement of a batch that follows a
   * failed BEGIN by itself.
   */
  private sendNext(): void {
    const batch = this.next;
    if (!batch || this.isSending) return;
    this.next = undefined;
    if (this.firstError !== undefined) return batch.discard(this.firstError);
    this.isSending = true;
    void batch
      .send()
      .catch((error: unknown) => (this.firstError ??= error))
      .then(() => {
        this.isSending = false;
        this.sendNext();
      });
  }
}
