import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { EventTypeRegistry } from '../../../platform/event-log/event-type-registry.js';
import { isPast, SchedulingConfig } from '../../../scheduling/index.js';
import type { OfficeBookingDto } from '../../queries/office-booking.dto.js';
import { BookingQuery } from '../../queries/booking.query.js';
import type { VisitNews } from '../../domain/visits/visit-news.js';
import { VisitQuery } from '../../queries/visit.query.js';
import { ChangedBookingDto, ChangedVisitDto } from './changed-booking.dto.js';
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
    private readonly visits: VisitQuery,
    private readonly eventTypes: EventTypeRegistry,
    private readonly clock: ShopClock,
    private readonly config: SchedulingConfig,
  ) {}

  /** @throws NotFoundError when there is no such booking */
  async afterChange(id: string): Promise<ChangedBookingDto> {
    const booking = await this.bookings.forOffice(id);
    const own = (await this.findLast(booking))?.data as VisitNews | undefined;
    const teller = own?.announcedBy ? await this.bookings.forOffice(own.announcedBy) : booking;
    const { announces = [] } = ((await this.findLast(teller))?.data ?? {}) as VisitNews;
    const changed = announces.length > 0 ? [{ id: teller.id, version: teller.version }, ...announces] : [];
    const changed_with = changed.filter((each) => each.id !== id);
    return { ...booking, client_told_in_seconds: await this.tellsIn(teller), changed_with };
  }

  /** The same of a visit that was changed as a whole, or as far as it was open. @throws NotFoundError when there is none */
  async afterVisitChange(visitId: string): Promise<ChangedVisitDto> {
    const visit = await this.visits.forOffice(visitId);
    const [latest] = await sql<{ teller: string }>(this.em.fork(), tellerSql, [visit.bookings.map(({ id }) => id)]);
    const told = visit.bookings.find(({ id }) => id === latest?.teller) ?? visit.bookings[0]!;
    return { ...visit, client_told_in_seconds: await this.tellsIn(told), announcing_booking_id: told.id };
  }

  private async tellsIn(booking: OfficeBookingDto): Promise<number | null> {
    const event = await this.findLast(booking);
    const isOver = isPast(booking.booking_date, booking.booking_time, this.clock.now());
    const isTold = event !== undefined && !isOver && booking.client_email !== null && this.hasMail(event);
    return isTold ? this.config.OFFICE_MAIL_DELAY_SECONDS : null;
  }

  private async findLast({ id, version }: OfficeBookingDto): Promise<LastEvent | undefined> {
    const [event] = await sql<LastEvent>(this.em.fork(), lastEventSql, [id, version]);
    return event;
  }

  private hasMail({ type, data, actor, was_told }: LastEvent): boolean {
    if (actor.kind !== 'user' || (type === 'BookingChangeUndone' && !was_told)) return false;
    const rule = notificationRules.find(
      ({ event, recipient }) => recipient === 'client' && this.eventTypes.getName(event) === type,
    );
    return rule !== undefined && rule.message(data, actor) !== null;
  }
}

/** Of the last change of the visit's bookings. */
const tellerSql = /* sql */ `
  select coalesce(data ->> 'announcedBy', stream::text) as teller from event_log
  where stream = any ($1::uuid[]) order by position desc limit 1`;

const lastEventSql = /* sql */ `
  select e.type, e.data, json_build_object('kind', e.actor_kind, 'id', e.actor_id, 'email', e.actor_email) as actor,
    exists (select from event_log o join booking_mails m using (event_id)
      where o.stream = e.stream and e.data -> 'undoes' @> to_jsonb(o.version) and m.recipient = 'client') as was_told
  from event_log e where e.stream = $1 and e.version = $2`;
