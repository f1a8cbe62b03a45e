import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { addDays } from '../../../kernel/local-time.js';
import { sql } from '../../../platform/database/sql.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import type { Actor } from '../../../kernel/actor.js';
import { CompleteBooking } from './complete-booking.js';

/**
 * Completes today's confirmed bookings whose start has passed, and those of the last 30 days where `withEarlier`. Returns the ids
 * of those it completed.
 */
export class CompleteDay extends Command<string[]> {
  constructor(
    readonly by: Actor,
    readonly withEarlier = false,
  ) {
    super();
  }
}

/**
 * Days before today whose bookings are completed as well. Older ones were left open long ago, and are closed one by
 * one.
 */
const EARLIER_DAYS = 30;

/**
 * Uses one transaction per booking: a concurrent change makes only its own booking fail, and locks are held briefly.
 */
@CommandHandler(CompleteDay)
export class CompleteDayHandler implements ICommandHandler<CompleteDay> {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
  ) {}

  async execute({ by, withEarlier }: CompleteDay): Promise<string[]> {
    const { date, time } = this.clock.now();
    const found = await sql<{ id: string; version: number }>(this.em.fork(), startedSql, [
      withEarlier ? addDays(date, -EARLIER_DAYS) : date,
      date,
      time,
    ]);
    const completed: string[] = [];
    for (const { id, version } of found) {
      const command = new CompleteBooking(id, by, version);
      await this.commands.execute(command).then(() => completed.push(id), ignoreBusinessRule);
    }
    return completed;
  }
}

function ignoreBusinessRule(error: unknown): void {
  if (!(error instanceof BusinessRuleError)) throw error;
}

const startedSql = /* sql */ `
  select id, version from bookings
  where booking_date >= $1::date and (booking_date < $2::date or (booking_date = $2::date and booking_time <= $3::time))
    and status = 'confirmed' order by booking_date, booking_time, id`;
