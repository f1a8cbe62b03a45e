import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Clock } from '../../clock/clock.js';
import { sql } from '../../database/sql.js';

/** What this process knows of one key's current window. */
interface Window {
  /** Hits it may still let through without asking. */
  left: number;
  /** Nothing is left for anybody. */
  isSpent: boolean;
  resetsAt: Date;
  taking?: Promise<void>;
}

/**
 * Counts that all processes share, in an unlogged table. A process takes a tenth of the limit at a time, so that a busy
 * address costs a statement for every tenth request only. Together they never let through more than the limit.
 */
@Injectable()
export class PostgresThrottlerStorage implements ThrottlerStorage {
  private readonly windows = new Map<string, Window>();
  private nextCleanup = new Date(0);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @param ttl length of the window in milliseconds */
  async increment(key: string, ttl: number, limit: number): ReturnType<ThrottlerStorage['increment']> {
    const now = this.clock.now();
    await this.deleteExpired(now);
    let window = this.windows.get(key);
    if (!window || window.resetsAt <= now) {
      window = { left: 0, isSpent: false, resetsAt: new Date(now.getTime() + ttl) };
      this.windows.set(key, window);
    }
    while (window.left === 0 && !window.isSpent) {
      await (window.taking ??= this.reserveHits(window, key, limit, now));
    }
    const isBlocked = window.left === 0;
    if (!isBlocked) window.left -= 1;
    const secondsLeft = Math.ceil((window.resetsAt.getTime() - now.getTime()) / 1000);
    return {
      totalHits: isBlocked ? limit + 1 : limit,
      timeToExpire: secondsLeft,
      isBlocked,
      timeToBlockExpire: secondsLeft,
    };
  }

  private async reserveHits(window: Window, key: string, limit: number, now: Date): Promise<void> {
    const requested = Math.max(1, Math.floor(limit / 10));
    try {
      const [row] = await sql<{ hits: number; resets_at: string }>(this.em.fork(), reserveHitsSql, [
        key,
        requested,
        now,
        window.resetsAt,
      ]);
      const before = row!.hits - requested;
      window.left = Math.min(requested, Math.max(0, limit - before));
      window.isSpent = row!.hits >= limit;
      window.resetsAt = new Date(row!.resets_at);
    } finally {
      window.taking = undefined;
    }
  }

  /** Forgets what has run out, once a minute. */
  private async deleteExpired(now: Date): Promise<void> {
    if (now < this.nextCleanup) return;
    this.nextCleanup = new Date(now.getTime() + 60_000);
    for (const [key, window] of this.windows) if (window.resetsAt <= now) this.windows.delete(key);
    await sql(this.em.fork(), 'delete from rate_limits where resets_at <= $1', [now]);
  }
}

const reserveHitsSql = /* sql */ `
  insert into rate_limits as r (key, hits, resets_at) values ($1, $2::int, $4::timestamptz)
  on conflict (key) do update set
    hits = case when r.resets_at <= $3::timestamptz then excluded.hits else r.hits + excluded.hits end,
    resets_at = case when r.resets_at <= $3::timestamptz then excluded.resets_at else r.resets_at end
  returning hits, resets_at`;
