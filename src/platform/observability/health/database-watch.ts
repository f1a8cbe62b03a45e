import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { sql } from '../../database/sql.js';

const INTERVAL_MS = 2_000;

/** Limit for an answer: a database that takes as long is of no use to anybody. */
const LIMIT_MS = 5_000;

/**
 * Tells operators when the database stops answering this process and when it answers again, one line each: a
 * database that hangs fails nothing, and everything would only wait.
 */
@Injectable()
export class DatabaseWatch {
  private readonly logger = new Logger('Database');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  /** Reading of the process's clock, in milliseconds. */
  private silentSince: number | undefined;

  constructor(private readonly orm: MikroORM) {}

  start(): void {
    this.timer = setInterval(() => {
      this.running ??= this.ask().finally(() => (this.running = undefined));
    }, INTERVAL_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async ask(): Promise<void> {
    const askedAt = performance.now();
    const limit = setTimeout(() => this.reportSilence(askedAt), LIMIT_MS);
    try {
      await sql(this.orm.em.fork(), 'select');
      this.reportAnswer();
    } catch (error) {
      this.reportSilence(askedAt, error);
    } finally {
      clearTimeout(limit);
    }
  }

  private reportSilence(since: number, error?: unknown): void {
    if (this.silentSince !== undefined) return;
    this.silentSince = since;
    this.logger.error(error === undefined ? {} : { err: error }, 'The database does not answer');
  }

  private reportAnswer(): void {
    if (this.silentSince === undefined) return;
    const seconds = Math.round((performance.now() - this.silentSince) / 1_000);
    this.silentSince = undefined;
    this.logger.log({ seconds }, 'The database answers again');
  }
}
