import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import type { Actor } from '../../../kernel/actor.js';
import { CompleteBooking } from './complete-booking.js';

/** Completes today's confirmed bookings whose start has passed. Returns the ids of those it completed. */
export class CompleteDay extends Command<string[]> {
  constructor(readonly by: Actor) {
    super();
  }
}

/** A transaction a booking: whoever changes one of them meanwhile stops that one only, and locks are held briefly. */
@CommandHandler(CompleteDay)
export class CompleteDayHandler implements ICommandHandler<CompleteDay> {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
  ) {}

  async execute({ by }: CompleteDay): Promise<string[]> {
    const { date, time } = this.clock.now();
    const found = await sql<{ id: string; version: number }>(this.em.fork(), startedTodaySql, [date, time]);
    const completed: string[] = [];
    for (const { id, version } of found) {
      const command = new CompleteBooking(id, by, version);
      await this.commands.execute(command).then(() => completed.push(id), ignoreRefusal);
    }
    return completed;
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof BusinessRuleError)) throw error;
}

const startedTodaySql = /* sql */ `
  select id, version from bookings
  where booking_date = $1::date and booking_time <= $2::time and status = 'confirmed' order by booking_time, id`;
