import { Injectable } from '@nestjs/common';
import { TherapistService } from '../../catalog/index.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { MailResent } from '../booking.event-types.js';
import { bookingAggregate } from '../domain/booking.aggregate.js';
import type { VisitAnnouncement } from '../domain/visits/visit-announcement.js';
import { ClientReminded } from '../reminders/client-reminded.event-types.js';
import { combineSeries } from './combine-series.js';
import { combineVisit } from './combine-visit.js';
import type { MailBooking, MailTreatment } from './mail-types.js';
import { toMailBooking } from './to-mail-booking.js';
import { isOpenSql } from '../is-open-sql.js';

/** Whether the mail about another booking of the visit covers this event. */
export const isAnnouncedByAnother = ({ data }: Pick<RecordedEvent, 'data'>) =>
  (data as VisitAnnouncement).announcedBy !== undefined;

/** Finds the treatments of a visit, or the bookings of a series, that one mail announces together. */
@Injectable()
export class VisitMails {
  constructor(
    private readonly store: AggregateRepository,
    private readonly therapists: TherapistService,
  ) {}

  /**
   * Returns the booking together with the others that its mail covers, at their versions; a reminder covers everything
   * still to come.
   */
  withTreatments(
    db: Executor,
    booking: MailBooking,
    event: RecordedEvent,
    others: ReadonlyMap<string, number>,
  ): Promise<MailBooking> {
    if (event instanceof ClientReminded || event instanceof MailResent) return this.withOpenTreatments(db, booking);
    return this.combine(db, booking, others);
  }

  /** Returns the booking together with all open treatments of its visit, as they are now. */
  async withOpenTreatments(db: Executor, booking: MailBooking): Promise<MailBooking> {
    const open = await sql<{ id: string; version: number }>(db, openSql, [booking.id]);
    return this.combine(db, booking, new Map(open.map(({ id, version }) => [id, version])));
  }

  private async combine(
    db: Executor,
    booking: MailBooking,
    together: ReadonlyMap<string, number>,
  ): Promise<MailBooking> {
    if (together.size === 0) return booking;
    const loaded = await this.store.loadAll(
      db,
      bookingAggregate,
      new Map([[booking.id, booking.version], ...together]),
    );
    const found = new Map<string, { part: number; treatment: MailTreatment }>();
    for (const each of loaded) {
      if (each.state.status === 'none') continue;
      const { visit, recurrence } = each.state;
      if (!visit && !recurrence) continue;
      const { guest, part } = visit ?? { guest: 1, part: recurrence!.position };
      const therapist = await this.therapists.findById(db, each.state.appointment.therapistId);
      const treatment = each.id === booking.id ? booking : toMailBooking(each, therapist);
      if (treatment) found.set(each.id, { part, treatment: { ...treatment, guest } });
    }
    const own = found.get(booking.id)?.treatment;
    if (!own) return booking;
    const inOrder = [...found.values()].sort((one, other) => one.part - other.part).map(({ treatment }) => treatment);
    const others = inOrder.filter(({ id }) => id !== booking.id);
    if (others.length === 0) return booking;
    const isSeries = loaded.every(({ state }) => state.status !== 'none' && !state.visit);
    return isSeries ? combineSeries(own, inOrder) : { ...combineVisit([own, ...others]), treatments: inOrder };
  }
}

const openSql = /* sql */ `
  select id, version from bookings
  where visit_id = (select visit_id from bookings where id = $1) and id <> $1 and ${isOpenSql('status')}`;
