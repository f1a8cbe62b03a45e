import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { EventBus } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock/clock.js';
import { sql } from '../../platform/database/sql.js';
import { LiveRooms } from '../../platform/live/live-rooms.js';
import { DayRooms } from '../watched-days/day-rooms.js';
import { keptLimit } from '../reservations/kept-limit.js';
import type { KeptOpening } from './kept-opening.service.js';

const INTERVAL_MS = 1_000;

/** Upper bound of the difference between the clocks of two processes. */
const MAX_CLOCK_SKEW_MS = 30_000;

/**
 * Event that a kept opening has ended. Published in this process only and not logged, because nobody did anything: time
 * has passed.
 */
export class KeptOpeningEnded {}

/**
 * Pushes a day to open pages when a kept opening on it ends. An opening also ends by the clock, without an event, so
 * every process that serves browsers checks for itself.
 */
@Injectable()
export class KeptOpeningWatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('KeptOpenings');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private checkedAt: Date | undefined;
  private pushed = new Set<string>();

  constructor(
    private readonly em: EntityManager,
    private readonly rooms: LiveRooms,
    private readonly dayRooms: DayRooms,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    if (this.rooms.isServing) this.timer = setInterval(() => this.checkIfIdle(), INTERVAL_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private checkIfIdle(): void {
    this.running ??= this.rooms
      .pushBestEffort(() => this.pushEnded())
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Ended openings could not be pushed'))
      .finally(() => (this.running = undefined));
  }

  /** Pushes the days on which an opening has ended since the last check. */
  async pushEnded(): Promise<void> {
    const now = this.clock.now();
    const since = new Date((this.checkedAt ?? now).getTime() - MAX_CLOCK_SKEW_MS);
    const ended = await sql<EndedOpening>(this.em.fork(), endedSql, [keptLimit(since), keptLimit(now)]);
    const fresh = ended.filter((each) => !this.pushed.has(toKey(each)));
    this.checkedAt = now;
    this.pushed = new Set(ended.map(toKey));
    for (const { therapistId, date } of fresh) this.dayRooms.pushDayChanged(therapistId, date, 'booking');
    if (fresh.length > 0) this.events.publish(new KeptOpeningEnded());
  }
}

interface EndedOpening extends KeptOpening {
  until: string;
}

const toKey = ({ bookingId, until }: EndedOpening) => `${bookingId} ${until}`;

const endedSql = /* sql */ `
  select booking_id as "bookingId", therapist_id as "therapistId", starts_at::date::text as date, kept_until::text as until
  from kept_openings where kept_until > $1 and kept_until <= $2`;
