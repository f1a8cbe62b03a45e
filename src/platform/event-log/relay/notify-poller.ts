import { Logger } from '@nestjs/common';
import pg from 'pg';
import { KEEP_ALIVE } from '../../database/database-options.js';
import { type DirectDatabase, directDatabaseUrl } from '../../database/direct-database-url.js';

interface NotifyPollerOptions {
  name: string;
  /** The PostgreSQL channel whose notifications wake the loop. */
  channel: string;
  /** Polling interval, in case a notification is lost. */
  pollMs: number;
  /**
   * Pause after a step that found nothing more, whatever is notified meanwhile: events that arrive in the pause are
   * handled together.
   */
  pauseMs?: number;
  /**
   * Does a bounded amount of work. `isNotified` is true when there probably is some. Returns whether there may be more.
   */
  step: (isNotified: boolean) => Promise<boolean>;
}

const RETRY_DELAY_MS = 1_000;

/** Runs a step whenever PostgreSQL notifies, one at a time, and polls as a fallback. */
export class NotifyPoller {
  private readonly logger: Logger;
  private listener: pg.Client | undefined;
  private endSleep: () => void = () => undefined;
  private isWoken = false;
  private isStopped = false;
  private running: Promise<void> | undefined;

  constructor(
    private readonly database: DirectDatabase,
    private readonly options: NotifyPollerOptions,
  ) {
    this.logger = new Logger(options.name);
  }

  async start(): Promise<void> {
    await this.listen();
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.wake();
    await this.running;
    await this.listener?.end().catch(() => undefined);
  }

  private async run(): Promise<void> {
    while (!this.isStopped) {
      const isNotified = this.isWoken;
      this.isWoken = false;
      try {
        if (!this.listener) await this.listen();
        if (await this.options.step(isNotified)) continue;
        await this.pause();
        if (!this.isWoken) await this.sleep(this.options.pollMs);
      } catch (error) {
        if (this.isStopped) return;
        this.logger.warn({ err: error }, 'A step failed and is tried again');
        await this.sleep(RETRY_DELAY_MS);
      }
    }
  }

  private async pause(): Promise<void> {
    const end = performance.now() + (this.options.pauseMs ?? 0);
    for (let ms = end - performance.now(); ms > 0 && !this.isStopped; ms = end - performance.now())
      await this.sleep(ms);
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private wake(): void {
    this.isWoken = true;
    this.endSleep();
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: directDatabaseUrl(this.database), ...KEEP_ALIVE });
    client.on('notification', () => this.wake());
    client.on('error', () => (this.listener = undefined));
    client.on('end', () => (this.listener = undefined));
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(this.options.channel)}`);
    this.listener = client;
  }
}
