import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '../../../kernel/local-time.js';
import { Clock } from '../../clock/clock.js';
import { sql } from '../../database/sql.js';

const CLEANUP_INTERVAL_MS = MINUTE_MS;

/** The state of the current window of one key in this process. */
interface Window {
  /** Number of requests that it may still accept without asking the database. */
  reserved: number;
  /** True when the limit is reached: nothing is left to reserve. */
  isExhausted: boolean;
  resetsAt: Date;
  reserving?: Promise<void>;
}

/** The answer to one counted request. */
export interface Hit {
  /** 0 if the request is within the limit, otherwise the seconds until the next one is accepted. */
  waitSeconds: number;
  /**
   * Takes the request back: the next one in the same window has its place. That needs no database, which may be why the
   * request failed. The place stays with this process.
   */
  release: () => void;
}

/**
 * Counts requests by key for all processes together, in an unlogged table. A process reserves a tenth of the limit at a time,
 * so that a busy key costs a statement for every tenth request only. Together they never accept more than the limit.
 */
@Injectable()
export class RequestCounter {
  private readonly windows = new Map<string, Window>();
  private nextCleanup = new Date(0);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one request.
   * @returns 0 if it is within the limit, otherwise the seconds until the next request is accepted
   */
  async count(key: string, limit: number, windowMs: number): Promise<number> {
    return (await this.hit(key, limit, windowMs)).waitSeconds;
  }

  /** Counts one request that may be released. */
  async hit(key: string, limit: number, windowMs: number): Promise<Hit> {
    const now = this.clock.now();
    await this.deleteExpired(now);
    let window = this.windows.get(key);
    if (!window || window.resetsAt <= now) {
      window = { reserved: 0, isExhausted: false, resetsAt: new Date(now.getTime() + windowMs) };
      this.windows.set(key, window);
    }
    while (window.reserved === 0 && !window.isExhausted)
      await (window.reserving ??= this.reserve(window, key, limit, now));
    if (window.reserved === 0) {
      const waitSeconds = Math.ceil((window.resetsAt.getTime() - now.getTime()) / 1000);
      return { waitSeconds, release: () => undefined };
    }
    const counted = window;
    counted.reserved -= 1;
    return { waitSeconds: 0, release: () => void (counted.reserved += 1) };
  }

  private async reserve(window: Window, key: string, limit: number, now: Date): Promise<void> {
    const batchSize = Math.max(1, Math.floor(limit / 10));
    try {
      const [row] = await sql<{ hits: number; resets_at: string }>(this.em.fork(), reserveSql, [
        key,
        batchSize,
        now,
        window.resetsAt,
      ]);
      // Added, because a place may have been released meanwhile.
      window.reserved += Math.min(batchSize, Math.max(0, limit - (row!.hits - batchSize)));
      window.isExhausted = row!.hits >= limit;
      window.resetsAt = new Date(row!.resets_at);
    } finally {
      window.reserving = undefined;
    }
  }

  private async deleteExpired(now: Date): Promise<void> {
    if (now < this.nextCleanup) return;
    this.nextCleanup = new Date(now.getTime() + CLEANUP_INTERVAL_MS);
    for (const [key, window] of this.windows) if (window.resetsAt <= now) this.windows.delete(key);
    await sql(this.em.fork(), 'delete from rate_limits where resets_at <= $1', [now]);
  }
}

const reserveSql = /* sql */ `
  insert into rate_limits as r (key, hits, resets_at) values ($1, $2::int, $4::timestamptz)
  on conflict (key) do update set
    hits = case when r.resets_at <= $3::timestamptz then excluded.hits else r.hits + excluded.hits end,
    resets_at = case when r.resets_at <= $3::timestamptz then excluded.resets_at else r.resets_at end
  returning hits, resets_at`;
