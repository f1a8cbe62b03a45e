import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { EventTypeRegistry } from '../../../platform/event-log/event-type-registry.js';
import { isPast } from '../../../scheduling/index.js';
import { BookingConfig } from '../../booking.config.js';
import { BookingQuery } from '../../queries/booking.query.js';
import { ChangedBookingDto } from './changed-booking.dto.js';
import { notificationRules } from '../notification-rules.js';

interface LastEvent {
  type: string;
  data: object;
  actor: Actor;
  was_told: boolean;
}

/** A booking that the office has just changed, and whether its client will be written to about it. */
@Injectable()
export class ClientMailOutlook {
  constructor(
    private readonly em: EntityManager,
    private readonly bookings: BookingQuery,
    private readonly eventTypes: EventTypeRegistry,
    private readonly clock: ShopClock,
    private readonly config: BookingConfig,
  ) {}

  /** @throws NotFoundError when there is no such booking */
  async afterChange(id: string): Promise<ChangedBookingDto> {
    const booking = await this.bookings.forOffice(id);
    const [event] = await sql<LastEvent>(this.em.fork(), lastEventSql, [id, booking.version]);
    const isOver = isPast(booking.booking_date, booking.booking_time, this.clock.now());
    const isTold = event !== undefined && !isOver && booking.client_email !== null && this.hasMail(event);
    return { ...booking, client_told_in_seconds: isTold ? this.config.OFFICE_MAIL_DELAY_SECONDS : null };
  }

  private hasMail({ type, data, actor, was_told }: LastEvent): boolean {
    if (actor.kind !== 'user' || (type === 'BookingChangeUndone' && !was_told)) return false;
    const rule = notificationRules.find(
      ({ event, recipient }) => recipient === 'client' && this.eventTypes.getName(event) === type,
    );
    return rule !== undefined && rule.message(data, actor) !== null;
  }
}

const lastEventSql = /* sql */ `
  select e.type, e.data, json_build_object('kind', e.actor_kind, 'id', e.actor_id, 'email', e.actor_email) as actor,
    exists (select from event_log o join booking_mails m using (event_id)
      where o.stream = e.stream and e.data -> 'undoes' @> to_jsonb(o.version) and m.recipient = 'client') as was_told
  from event_log e where e.stream = $1 and e.version = $2`;
