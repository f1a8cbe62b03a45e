import { Injectable } from '@nestjs/common';
import { TherapistService } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { AggregateRepository, type LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { isPast } from '../../scheduling/index.js';
import { bookingAggregate } from '../domain/booking.aggregate.js';
import type { Booking } from '../domain/booking.state.js';
import { PaymentsOfBookings } from '../payments-of-bookings.js';
import { type PreviousAppointment, PreviousAppointmentQuery } from '../queries/customer/previous-appointment.query.js';
import type { MailBooking } from './mail-types.js';
import type { NotificationRule } from './notification-rules.js';
import { toMailBooking } from './to-mail-booking.js';
import { type MailedBooking, MailedBookingsQuery } from './held/mailed-bookings.query.js';
import { VisitMails } from './visit-mails.js';

interface ShownBooking {
  booking: MailBooking;
  /** As in `MailedBooking`. */
  known: MailedBooking['known'];
}

/** Finds the booking to show in a mail about an event. */
@Injectable()
export class MailBookingQuery {
  constructor(
    private readonly store: AggregateRepository,
    private readonly personalData: PersonalData,
    private readonly therapists: TherapistService,
    private readonly previousAppointments: PreviousAppointmentQuery,
    private readonly mailedBookings: MailedBookingsQuery,
    private readonly visitMails: VisitMails,
    private readonly payments: PaymentsOfBookings,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Finds the booking as the mail is to show it. A mail that was held shows it as it is now, a reminder as well; one that
   * goes at once up to the next change with a mail of its own. Returns null when no mail is needed any more. Appointments that have already started are skipped, which also silences imported and
   * long-delayed events. The client's address is always the current one, because an earlier one may have been wrong.
   */
  async find(rule: NotificationRule, event: RecordedEvent, db: Executor): Promise<ShownBooking | null> {
    const reminded = rule.bookingId?.(event.data);
    const shown = reminded === undefined ? await this.findShown(rule, event, db) : await this.findNow(reminded, db);
    if (!shown || isPast(shown.booking.date, shown.booking.time, this.clock.now())) return null;
    if (rule.isDue?.(shown.booking, event.data) === false) return null;
    const booking = await this.visitMails.withTreatments(db, shown.booking, event, shown.with);
    const bill = await this.payments.findBill(db, booking.id);
    return { ...shown, booking: bill.paidCents > 0 ? { ...booking, bill } : booking };
  }

  /** Holds the subject's key until the mail is sent, so that an erasure waits for it and no mail is sent after one. */
  async lock({ bookingId }: NotificationRule, { stream, data }: RecordedEvent, tx: Transaction): Promise<void> {
    const reminded = bookingId?.(data);
    await this.personalData.lockKey(tx, reminded ?? stream);
    if (reminded !== undefined) await sql(tx, 'select from bookings where id = $1 for share', [reminded]);
  }

  private async findNow(id: string, db: Executor) {
    const [loaded, address] = await Promise.all([
      this.store.load(db, bookingAggregate, id),
      findCurrentAddress(db, id),
    ]);
    const booking = await this.toMail(loaded, db);
    return booking && { booking: { ...booking, ...address }, known: undefined, with: new Map<string, number>() };
  }

  /** Finds the booking to show: the first of those of which the mail has something to tell. */
  private async findShown(rule: NotificationRule, event: RecordedEvent, db: Executor) {
    const [lead, ...others] = await this.mailedBookings.find(rule, event, db);
    if (!lead) return null;
    const { id, version, then, known } = lead;
    const [loaded, from, address] = await Promise.all([
      this.store.load(db, bookingAggregate, id, version),
      // Who knows nothing of a booking knows no earlier appointment either.
      known === null ? null : this.previousAppointments.beforeChange(db, { id, version: then, to: rule.recipient }),
      findCurrentAddress(db, id),
    ]);
    const booking = await this.toMail(loaded, db);
    if (!booking) return null;
    const movedFrom = from && isElsewhere(booking, from) ? from : null;
    const together = new Map(others.map((other) => [other.id, other.version]));
    return { booking: { ...booking, ...address, movedFrom }, known, with: together };
  }

  async toMail(loaded: LoadedAggregate<Booking>, db: Executor): Promise<MailBooking | null> {
    const { state } = loaded;
    if (state.status === 'none') return null;
    const booking = toMailBooking(loaded, await this.therapists.findById(db, state.appointment.therapistId));
    const heldUntil = state.status === 'pending' && state.heldUntil;
    if (!booking || !heldUntil) return booking;
    const { heldFor, policy } = state;
    const depositCents = heldFor && policy?.deposit?.cents;
    return { ...booking, heldUntil: this.clock.toLocal(new Date(heldUntil)), heldFor, depositCents };
  }
}

const isElsewhere = ({ date, time, therapistName }: MailBooking, from: PreviousAppointment) =>
  from.date !== date || from.time !== time || (!from.isUnassigned && from.therapistName !== therapistName);

async function findCurrentAddress(db: Executor, id: string): Promise<Pick<MailBooking, 'clientEmail'> | undefined> {
  const rows = await sql<Pick<MailBooking, 'clientEmail'>>(db, currentAddressSql, [id]);
  return rows[0];
}

const currentAddressSql = /* sql */ `select client_email as "clientEmail" from bookings where id = $1`;
