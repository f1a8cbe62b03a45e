import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { EventTypeRegistry } from '../../../platform/event-log/event-type-registry.js';
import {
  type RecordedEvent,
  recordedEventColumns,
  type RecordedEventRow,
} from '../../../platform/event-log/recorded-event.js';
import { isPast, SchedulingConfig } from '../../../scheduling/index.js';
import type { OfficeBookingDto } from '../../queries/office-booking.dto.js';
import { BookingQuery } from '../../queries/booking.query.js';
import type { VisitAnnouncement } from '../../domain/visits/visit-announcement.js';
import { VisitQuery } from '../../queries/visit.query.js';
import { ChangedBookingDto, ChangedVisitDto } from './changed-booking.dto.js';
import { MailedBookingsQuery } from '../held/mailed-bookings.query.js';
import { findMailRule } from '../held/sends-mail.js';
import { DueMessageQuery } from './due-message.query.js';

/** Reads what the office has just changed, with whether and when the client is mailed about it. */
@Injectable()
export class ChangedBookingQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly bookings: BookingQuery,
    private readonly visits: VisitQuery,
    private readonly eventTypes: EventTypeRegistry,
    private readonly clock: ShopClock,
    private readonly config: SchedulingConfig,
    private readonly dueMessages: DueMessageQuery,
    private readonly mailedBookings: MailedBookingsQuery,
  ) {}

  /** Returns a booking that was just changed. @throws NotFoundError when there is no such booking */
  async afterChange(id: string): Promise<ChangedBookingDto> {
    const booking = await this.bookings.forOffice(id);
    const own = await this.findLast(booking);
    const { announcedBy } = (own?.data ?? {}) as VisitAnnouncement;
    const announcing = announcedBy ? await this.bookings.forOffice(announcedBy) : booking;
    const event = announcedBy ? await this.findLast(announcing) : own;
    const { announces = [] } = (event?.data ?? {}) as VisitAnnouncement;
    const changed = announces.length > 0 ? [{ id: announcing.id, version: announcing.version }, ...announces] : [];
    const changed_with = changed.filter((each) => each.id !== id);
    return { ...booking, client_told_in_seconds: await this.secondsUntilMail(announcing, event), changed_with };
  }

  /** Returns a walk-in that was just booked. Its last event is the arrival: the confirmation before it is mailed. */
  async afterWalkIn(id: string): Promise<ChangedBookingDto> {
    const booking = await this.bookings.forOffice(id);
    const confirmed = { ...booking, version: booking.version - 1 };
    const seconds = await this.secondsUntilMail(confirmed, await this.findLast(confirmed));
    return { ...booking, client_told_in_seconds: seconds, changed_with: [] };
  }

  /** Returns a visit that was just changed as a whole. @throws NotFoundError when there is no such visit */
  async afterVisitChange(visitId: string): Promise<ChangedVisitDto> {
    const visit = await this.visits.forOffice(visitId);
    const [latest] = await sql<{ id: string }>(this.em.fork(), announcingBookingSql, [
      visit.bookings.map(({ id }) => id),
    ]);
    const announcing = visit.bookings.find(({ id }) => id === latest?.id) ?? visit.bookings[0]!;
    return {
      ...visit,
      client_told_in_seconds: await this.secondsUntilMail(announcing, await this.findLast(announcing)),
      announcing_booking_id: announcing.id,
    };
  }

  /** @param event the last event of the booking */
  private async secondsUntilMail(booking: OfficeBookingDto, event: RecordedEvent | undefined): Promise<number | null> {
    const isOver = isPast(booking.booking_date, booking.booking_time, this.clock.now());
    const isClientMailed = event !== undefined && !isOver && booking.client_email !== null;
    return isClientMailed && (await this.hasMail(event)) ? this.config.OFFICE_MAIL_DELAY_SECONDS : null;
  }

  private async findLast({ id, version }: OfficeBookingDto): Promise<RecordedEvent | undefined> {
    const [row] = await sql<RecordedEventRow>(this.em.fork(), lastEventSql, [id, version]);
    return row && this.eventTypes.toEvent(row);
  }

  private async hasMail(event: RecordedEvent): Promise<boolean> {
    const rule = findMailRule(this.eventTypes, 'client', event);
    if (event.actor.kind !== 'user' || !rule) return false;
    const em = this.em.fork();
    if (!(await this.dueMessages.find(rule, event, em))) return false;
    return (await this.mailedBookings.find(rule, event, em)).length > 0;
  }
}

/** Finds the booking that announces the latest change of the visit. */
const announcingBookingSql = /* sql */ `
  select coalesce(data ->> 'announcedBy', stream::text) as id from event_log
  where stream = any ($1::uuid[]) order by position desc limit 1`;

/** Finds an event that may not have its sequence number yet. */
const lastEventSql = /* sql */ `
  select ${recordedEventColumns} from event_log e left join log_order o using (position)
  where e.stream = $1 and e.version = $2`;
