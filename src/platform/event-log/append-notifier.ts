import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type Executor, sql } from '../database/sql.js';
import { Transaction } from '../database/pipelining/index.js';

const NOTIFY_INTERVAL_MS = 10;

/**
 * Tells the relay that events were appended. A NOTIFY within every append would serialise the commits of all writers,
 * so each process sends one after the commit, and the next only after a pause. The relay's polling makes up for a
 * signal that gets lost.
 */
@Injectable()
export class AppendNotifier implements OnModuleInit, OnApplicationShutdown {
  private readonly appending = new WeakSet<object>();
  private timer: NodeJS.Timeout | undefined;
  private nextAt = 0;
  private isClosed = false;

  constructor(private readonly orm: MikroORM) {}

  onModuleInit(): void {
    this.orm.em.getEventManager().registerSubscriber({
      afterTransactionCommit: ({ transaction }) => {
        if (transaction && this.appending.has(transaction)) this.scheduleNotify();
      },
    });
  }

  /** Notifies as soon as the transaction has committed. */
  notifyAfterCommit(db: Executor): void {
    if (db instanceof Transaction) return db.afterCommit(() => this.scheduleNotify());
    const transaction: object | undefined = db.getTransactionContext();
    if (transaction) this.appending.add(transaction);
    else this.scheduleNotify();
  }

  onApplicationShutdown(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private scheduleNotify(): void {
    const pause = Math.max(0, this.nextAt - performance.now());
    if (!this.isClosed) this.timer ??= setTimeout(() => void this.notify(), pause);
  }

  private async notify(): Promise<void> {
    this.timer = undefined;
    this.nextAt = performance.now() + NOTIFY_INTERVAL_MS;
    await sql(this.orm.em.fork(), `select pg_notify('log_appended', '')`).catch(() => undefined);
  }
}
