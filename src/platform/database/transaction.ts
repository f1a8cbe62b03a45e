import type { PoolClient } from 'pg';
import { tracedStatement } from '../tracing/traced-statement.js';
import { Packet } from './packet.js';
import { type Store, StoredTogether } from './stored-together.js';

/**
 * A transaction whose statements do not wait for each other: what is asked for in one turn of the event loop travels in one
 * packet, and PostgreSQL runs it in that order. So a statement costs time only where its answer is needed.
 * Made by Transactions.
 */
export class Transaction {
  private cause: unknown;
  private packet: Packet | undefined;
  private readonly stored = new StoredTogether();
  private readonly followers: Array<() => void> = [];

  constructor(private readonly client: PoolClient) {
    void this.query('begin');
  }

  /**
   * Runs one statement with $1… parameters. Its answer need not be awaited: a transaction one of whose statements failed
   * is not committed. @throws what made the transaction fail, be it this statement or an earlier one
   */
  query<Row>(text: string, params: readonly unknown[] = []): Promise<Row[]> {
    this.addStored();
    return this.add(text, params);
  }

  /** Stores something, as one statement with whatever else is stored before the next query or the end. Fails like a query. */
  store(store: Store, params: readonly unknown[]): void {
    if (this.stored.has(store)) this.addStored();
    this.stored.add(store, params);
  }

  /** Calls back when everything has been committed. */
  afterCommit(follow: () => void): void {
    this.followers.push(follow);
  }

  /** @throws what made the transaction fail: nothing is kept then, once it is rolled back */
  async commit(): Promise<void> {
    if (this.cause) throw this.cause;
    await this.query('commit');
    for (const follow of this.followers) follow();
  }

  /** In a packet of its own: what stands behind a statement that fails is not run. */
  async rollBack(): Promise<void> {
    this.sendPacket();
    await this.client.query('rollback');
  }

  private addStored(): void {
    const statement = this.stored.take();
    if (statement) void this.add(statement.text, statement.values);
  }

  private add<Row>(text: string, params: readonly unknown[]): Promise<Row[]> {
    if (!this.packet) {
      this.packet = new Packet(this.client);
      process.nextTick(() => this.sendPacket());
    }
    const { packet } = this;
    const answer = tracedStatement(text, () => packet.add<Row>(text, params)).catch((error: unknown) => {
      throw (this.cause ??= error);
    });
    answer.catch(() => undefined);
    return answer;
  }

  private sendPacket(): void {
    this.packet?.send();
    this.packet = undefined;
  }
}
