import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TherapistService } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../kernel/errors.js';
import { AggregateRepository, type LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import { RecipientLimit } from '../../platform/mail/limits/recipient-limit.js';
import { MailService } from '../../platform/mail/mail.service.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { isPast } from '../../scheduling/index.js';
import { BookingConfirmed, BookingRequested } from '../booking.event-types.js';
import { BookingLinkService } from '../booking-link.service.js';
import { ChangeCutoff } from '../change-cutoff.js';
import { bookingAggregate } from '../domain/booking.aggregate.js';
import type { Booking } from '../domain/booking.state.js';
import { BookAgainQuery } from '../queries/customer/book-again.query.js';
import { PreviousAppointmentQuery } from '../queries/customer/previous-appointment.query.js';
import { toMailBooking } from './to-mail-booking.js';
import { isAnnouncedByAnother, VisitMails } from './visit-mails.js';
import { BookingMailService } from './booking-mail.service.js';
import type { MailBooking, MailLinks } from './mail-types.js';
import { isMailIdle } from './undoing/undone-changes.js';
import type { NotificationRule } from './notification-rules.js';

/** Decides which mail an event triggers, and sends it. */
@Injectable()
export class BookingNotifications {
  constructor(
    private readonly orm: MikroORM,
    private readonly store: AggregateRepository,
    private readonly personalData: PersonalData,
    private readonly therapists: TherapistService,
    private readonly links: BookingLinkService,
    private readonly changeCutoff: ChangeCutoff,
    private readonly bookingMails: BookingMailService,
    private readonly mail: MailService,
    private readonly limit: RecipientLimit,
    private readonly previousAppointments: PreviousAppointmentQuery,
    private readonly bookAgain: BookAgainQuery,
    private readonly visitMails: VisitMails,
    private readonly clock: ShopClock,
  ) {}

  /** Sends the mail that a rule has for an event, unless it concerns nobody any more. @throws MailSendError, MailRefusedError, MailLimitError */
  async notify(rule: NotificationRule, event: RecordedEvent, em: EntityManager): Promise<void> {
    const template = rule.message(event.data, event.actor);
    if (!template || isImported(event) || isAnnouncedByAnother(event)) return;
    const { recipient } = rule;
    const booking = await this.loadBooking(rule, event, em);
    if (!booking || (await isMailIdle(event, recipient, em))) return;
    const links = recipient === 'client' ? await this.clientLinks(booking, event) : { office: this.links.officeUrl() };
    const request = { booking, links, changed: event.occurredAt, mailId: `${event.eventId}.${recipient}` };
    const mail =
      recipient === 'client'
        ? await this.bookingMails.composeForClient(template, request)
        : await this.bookingMails.composeForShop(template, request);
    if (!mail) return;
    const isByStranger = recipient === 'client' && event.actor.kind === 'visitor';
    if (isByStranger) await this.limit.count(em, mail.to.address, { subscriber: rule.name, eventId: event.eventId });
    // First, so that a database that cannot write lets no mail go out.
    await sql(em, insertSentMailSql, [event.eventId, recipient, booking.id, this.clock.instant()]);
    await this.mail.send(mail);
  }

  /** The booking as it is now, for the client's calendar. @throws NotFoundError when there is none, or its person was erased */
  async renderCalendar(bookingId: string): Promise<string> {
    const em = this.orm.em.fork();
    const loaded = await this.store.load(em, bookingAggregate, bookingId);
    const alone = await this.toMail(loaded, em);
    const booking = alone && (await this.visitMails.withOpenTreatments(em, alone));
    if (!booking) throw new NotFoundError('There is no such booking');
    const changed = loaded.updatedAt ?? this.clock.instant();
    return this.bookingMails.renderCalendar(booking, { changed, links: await this.toLinks(booking) });
  }

  /** A link to verify the email address only while it can still confirm the booking. */
  private async clientLinks(booking: MailBooking, { occurredAt }: RecordedEvent): Promise<MailLinks> {
    const verify = booking.status === 'pending' && this.links.verificationUrl(booking.id, occurredAt);
    const again = booking.status === 'cancelled' && (await this.nextTimes(booking));
    return { ...(await this.toLinks(booking)), ...(verify && { verify }), ...(again && { again }) };
  }

  private async nextTimes({ id }: MailBooking): Promise<MailLinks['again']> {
    const { starts } = await this.bookAgain.forBooking(id);
    return starts.map(({ date, time }) => ({ date, time, url: this.links.bookAgainUrl(id, { date, time }) }));
  }

  private async toLinks(booking: MailBooking): Promise<MailLinks> {
    const view = this.links.bookingPageUrl(booking.id);
    const changeableUntil = await this.changeCutoff.openDeadlineFor(booking);
    return { home: this.links.homeUrl(), view, ...(changeableUntil && { changeableUntil }) };
  }

  /**
   * The booking as it was after the event; for a reminder as it is now and stays until the mail is sent, null once it needs
   * none any more. Skips appointments
   * that have already started, which also silences imported and long-delayed events. The client's address is always
   * today's: one that was corrected since must not be written to. Holds the subject's key until the
   * mail is sent, so that an erasure waits for it and no mail is sent after one.
   */
  private async loadBooking(rule: NotificationRule, event: RecordedEvent, em: EntityManager) {
    const id = rule.bookingId?.(event.data) ?? event.stream;
    const version = rule.bookingId ? undefined : event.version;
    await this.personalData.lockKey(em, id);
    if (rule.bookingId) await sql(em, 'select from bookings where id = $1 for share', [id]);
    const loaded = await this.toMail(await this.store.load(em, bookingAggregate, id, version), em);
    const booking = loaded && {
      ...loaded,
      clientEmail: await findCurrentAddress(em, loaded),
      movedFrom: version === undefined ? null : await this.previousAppointments.beforeChange(em, id, version),
    };
    if (!booking || isPast(booking.date, booking.time, this.clock.now())) return null;
    if (rule.isDue?.(booking, event.data) === false) return null;
    return this.visitMails.withTreatments(em, booking, event);
  }

  private async toMail(loaded: LoadedAggregate<Booking>, em: EntityManager): Promise<MailBooking | null> {
    const { state } = loaded;
    if (state.status === 'none') return null;
    const booking = toMailBooking(loaded, await this.therapists.findById(em, state.appointment.therapistId));
    const heldUntil = state.status === 'pending' && state.heldUntil;
    return booking && heldUntil ? { ...booking, heldUntil: this.clock.toLocal(new Date(heldUntil)).time } : booking;
  }
}

async function findCurrentAddress(em: EntityManager, { id, clientEmail }: MailBooking): Promise<string | null> {
  const [row] = await sql<{ client_email: string | null }>(em, 'select client_email from bookings where id = $1', [id]);
  return row ? row.client_email : clientEmail;
}

/** A booking that the system brings in, such as the demo's, was agreed elsewhere, so nobody needs a mail about it. */
function isImported(event: RecordedEvent): boolean {
  return event.actor.kind === 'system' && (event instanceof BookingRequested || event instanceof BookingConfirmed);
}

export const insertSentMailSql = /* sql */ `
  insert into booking_mails (event_id, recipient, booking_id, sent_at) values ($1, $2, $3, $4) on conflict do nothing`;
