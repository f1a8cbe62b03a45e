import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus, EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { BookingRulesChanged, BusinessHoursChanged } from '../../../catalog/index.js';
import { system } from '../../../kernel/actor.js';
import { sql } from '../../../platform/database/sql.js';
import type { RecordedEvent } from '../../../platform/event-log/recorded-event.js';
import { LiveRooms } from '../../../platform/live/live-rooms.js';
import { ClosureAdded, ClosureEdited, isOpenAtSql } from '../../../scheduling/index.js';
import { WithdrawOffer } from '../commands/withdraw-offer.js';

/** Takes back what is on offer at times at which visitors cannot book any more. May run at any time and in several processes. */
@Injectable()
export class ClosedOffers {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
  ) {}

  async withdraw(): Promise<void> {
    const closed = await sql<{ id: string; booking_id: string }>(this.em.fork(), closedSql);
    for (const { id, booking_id } of closed) await this.commands.execute(new WithdrawOffer(id, booking_id, system));
  }
}

/** Does it at once; a missed event is found by the next run of the task. Only workers do this. */
@EventsHandler(ClosureAdded, ClosureEdited, BusinessHoursChanged, BookingRulesChanged)
export class WithdrawClosedOffers implements IEventHandler<RecordedEvent> {
  private readonly logger = new Logger(WithdrawClosedOffers.name);

  constructor(
    private readonly offers: ClosedOffers,
    private readonly rooms: LiveRooms,
  ) {}

  async handle(): Promise<void> {
    if (this.rooms.isServing) return;
    await this.offers
      .withdraw()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'Offers could not be withdrawn and will be later'));
  }
}

/** By the condition by which an offer can be accepted. */
const closedSql = /* sql */ `
  select w.id, w.booking_id from waiting_list w
  where w.status = 'offered' and not ${isOpenAtSql('w.offered_start')}
  order by w.joined_at, w.id`;
