import { Logger } from '@nestjs/common';
import pg from 'pg';

export interface NotifyPollerOptions {
  name: string;
  /** An address without a pooler in between: LISTEN needs a connection of its own. */
  connectionString: string;
  /** The PostgreSQL channel whose notifications wake the loop. */
  channel: string;
  /** How long it sleeps at most, should a notification get lost. */
  pollMs: number;
  /** How long it rests after a step that did all there was, however often it is woken: what comes meanwhile is done together. */
  restMs?: number;
  /** Does a bounded piece of work, which is likely to be there when a notification came; true when there may be more. */
  step: (isNotified: boolean) => Promise<boolean>;
}

const RETRY_DELAY_MS = 1_000;

/** Works whenever PostgreSQL says that there is something to do, one step at a time, until it is stopped. */
export class NotifyPoller {
  private readonly logger: Logger;
  private listener: pg.Client | undefined;
  private endSleep: () => void = () => undefined;
  private isWoken = false;
  private isStopped = false;
  private running: Promise<void> | undefined;

  constructor(private readonly options: NotifyPollerOptions) {
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
        await this.rest();
        if (!this.isWoken) await this.sleep(this.options.pollMs);
      } catch (error) {
        if (this.isStopped) return;
        this.logger.warn({ err: error }, 'A step failed and is tried again');
        await this.sleep(RETRY_DELAY_MS);
      }
    }
  }

  private async rest(): Promise<void> {
    const end = performance.now() + (this.options.restMs ?? 0);
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
    const client = new pg.Client({ connectionString: this.options.connectionString, keepAlive: true });
    client.on('notification', () => this.wake());
    client.on('error', () => (this.listener = undefined));
    client.on('end', () => (this.listener = undefined));
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(this.options.channel)}`);
    this.listener = client;
  }
}
