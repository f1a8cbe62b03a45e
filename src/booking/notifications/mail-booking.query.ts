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
import type { VisitAnnouncement } from '../domain/visits/visit-announcement.js';
import type { Booking } from '../domain/booking.state.js';
import { type PreviousAppointment, PreviousAppointmentQuery } from '../queries/customer/previous-appointment.query.js';
import type { MailBooking } from './mail-types.js';
import type { NotificationRule } from './notification-rules.js';
import { toMailBooking } from './to-mail-booking.js';
import { MailedVersionQuery } from './undoing/mailed-version.query.js';
import { VisitMails } from './visit-mails.js';
import { isOpenStatus } from '../domain/booking-status.js';

interface ShownBooking {
  booking: MailBooking;
  /** Whether the booking still has the status that the event gave it. */
  hasSameStatus: boolean;
}

/** Finds the booking to show in a mail about an event. */
@Injectable()
export class MailBookingQuery {
  constructor(
    private readonly store: AggregateRepository,
    private readonly personalData: PersonalData,
    private readonly therapists: TherapistService,
    private readonly previousAppointments: PreviousAppointmentQuery,
    private readonly mailedVersions: MailedVersionQuery,
    private readonly visitMails: VisitMails,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Finds the booking as the mail is to show it. The client's mail shows it as it is now, up to the next change with
   * a mail of its own; the shop's mail as it was after the event; a reminder as it is now. Returns null when no mail
   * is needed any more. Appointments that have already started are skipped, which also silences imported and
   * long-delayed events. The client's address is always the current one, because an earlier one may have been wrong.
   */
  async find(rule: NotificationRule, event: RecordedEvent, db: Executor): Promise<ShownBooking | null> {
    const reminded = rule.bookingId?.(event.data);
    const shown = reminded === undefined ? await this.findShown(rule, event, db) : await this.findNow(reminded, db);
    if (!shown || isPast(shown.booking.date, shown.booking.time, this.clock.now())) return null;
    if (rule.isDue?.(shown.booking, event.data) === false) return null;
    return { ...shown, booking: await this.visitMails.withTreatments(db, shown.booking, event, shown.with) };
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
    return booking && { booking: { ...booking, ...address }, hasSameStatus: true, with: new Map<string, number>() };
  }

  /** Finds the booking to show. If the first booking of a visit has ended since without a mail, the next one leads. */
  private async findShown({ recipient }: NotificationRule, event: RecordedEvent, db: Executor) {
    const { announces = [] } = event.data as VisitAnnouncement;
    const then = new Map([
      [event.stream, event.version],
      ...announces.map(({ id, version }) => [id, version] as const),
    ]);
    const now = recipient === 'client' ? await this.mailedVersions.find(db, then) : then;
    const changed = [...then].filter(([id, version]) => now.get(id) !== version);
    const before = await this.loadStatuses(db, new Map(changed));
    const after = await this.loadStatuses(db, new Map(changed.map(([id]) => [id, now.get(id)!])));
    const remaining = [...now].filter(([id]) => !(isOpen(before.get(id)) && !isOpen(after.get(id))));
    const [lead, ...others] = remaining;
    if (!lead) return null;
    const [id, version] = lead;
    const [loaded, from, address] = await Promise.all([
      this.store.load(db, bookingAggregate, id, version),
      this.previousAppointments.beforeChange(db, id, then.get(id)!),
      findCurrentAddress(db, id),
    ]);
    const booking = await this.toMail(loaded, db);
    if (!booking) return null;
    const movedFrom = from && isElsewhere(booking, from) ? from : null;
    const hasSameStatus = before.get(id) === after.get(id);
    return { booking: { ...booking, ...address, movedFrom }, hasSameStatus, with: new Map(others) };
  }

  private async loadStatuses(db: Executor, versions: ReadonlyMap<string, number>) {
    if (versions.size === 0) return new Map<string, string>();
    const loaded = await this.store.loadAll(db, bookingAggregate, versions);
    return new Map(loaded.map(({ id, state }) => [id, toStatus(state)]));
  }

  async toMail(loaded: LoadedAggregate<Booking>, db: Executor): Promise<MailBooking | null> {
    const { state } = loaded;
    if (state.status === 'none') return null;
    const booking = toMailBooking(loaded, await this.therapists.findById(db, state.appointment.therapistId));
    const heldUntil = state.status === 'pending' && state.heldUntil;
    return booking && heldUntil ? { ...booking, heldUntil: this.clock.toLocal(new Date(heldUntil)).time } : booking;
  }
}

/**
 * Returns the status as mails know it: `held` sets a request that is kept for its client apart from one that waits for
 * the shop.
 */
const toStatus = (booking: Booking) => (booking.status === 'pending' && booking.heldUntil ? 'held' : booking.status);

const isOpen = (status: string | undefined) => status === 'held' || isOpenStatus(status);

const isElsewhere = ({ date, time, therapistName }: MailBooking, from: PreviousAppointment) =>
  from.date !== date || from.time !== time || (!from.isUnassigned && from.therapistName !== therapistName);

async function findCurrentAddress(db: Executor, id: string): Promise<Pick<MailBooking, 'clientEmail'> | undefined> {
  const rows = await sql<Pick<MailBooking, 'clientEmail'>>(db, currentAddressSql, [id]);
  return rows[0];
}

const currentAddressSql = /* sql */ `select client_email as "clientEmail" from bookings where id = $1`;
