import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import type { Executor } from '../../platform/database/sql.js';
import { isStranger } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { RecipientLimit } from '../../platform/mail/limits/recipient-limit.js';
import { MailService } from '../../platform/mail/mail.service.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { BookingLinkService } from '../booking-link.service.js';
import { bookingAggregate } from '../domain/booking.aggregate.js';
import { isOpenStatus } from '../domain/booking-status.js';
import { findAgreedPolicies } from '../policy/agreed-policy-sql.js';
import { ChangeCutoff } from '../policy/change-cutoff.js';
import { ClientReminded } from '../reminders/client-reminded.event-types.js';
import { isAskedToCome } from '../reminders/asked-to-come.js';
import { BookAgainQuery } from '../queries/customer/book-again.query.js';
import { insertSentMailSql } from './sent-messages-sql.js';
import { VisitMails } from './visit-mails.js';
import { BookingMailService } from './booking-mail.service.js';
import { MailBookingQuery } from './mail-booking.query.js';
import type { BookingMailTemplate, MailBooking, MailLinks } from './mail-types.js';
import { chooseMessage } from './held/choose-message.js';
import { waitForEarlierMails } from './held/wait-for-earlier-mails.js';
import { DueMessageQuery, findMessage } from './undoing/due-message.query.js';
import type { NotificationRule } from './notification-rules.js';

/** A mail that is to be sent, with the booking that it shows. */
interface DueMail {
  booking: MailBooking;
  template: BookingMailTemplate;
}

/** Decides which mail an event triggers, and sends it. */
@Injectable()
export class BookingNotifications {
  constructor(
    private readonly orm: MikroORM,
    private readonly store: AggregateRepository,
    private readonly links: BookingLinkService,
    private readonly changeCutoff: ChangeCutoff,
    private readonly bookingMails: BookingMailService,
    private readonly mail: MailService,
    private readonly limit: RecipientLimit,
    private readonly bookAgain: BookAgainQuery,
    private readonly visitMails: VisitMails,
    private readonly mailBookings: MailBookingQuery,
    private readonly dueMessages: DueMessageQuery,
    private readonly clock: ShopClock,
  ) {}

  /** Sends the mail that a rule has for an event, unless it concerns nobody any more. @throws MailSendError, MailRefusedError, MailLimitError */
  async notify(rule: NotificationRule, event: RecordedEvent, tx: Transaction): Promise<void> {
    if (!findMessage(rule, event)) return;
    await this.mailBookings.lock(rule, event, tx);
    await waitForEarlierMails(rule, event, tx);
    const due = await this.findDue(rule, event, tx);
    if (!due) return;
    const { recipient } = rule;
    const { booking, template } = due;
    const links =
      recipient === 'client' ? await this.clientLinks(booking, event, tx) : { office: this.links.officeUrl() };
    const request = { booking, links, changed: event.occurredAt, mailId: `${event.eventId}.${recipient}` };
    const mail =
      recipient === 'client'
        ? await this.bookingMails.composeForClient(template, request)
        : await this.bookingMails.composeForShop(template, request);
    if (!mail) return;
    const isByStranger = recipient === 'client' && isStranger(event.actor);
    const delivery = { subscriber: rule.name, eventId: event.eventId };
    const counted = isByStranger && this.limit.count(tx, mail.to.address, delivery);
    // First, so that a database that cannot write lets no mail go out.
    const mailed = toMailedVersions(booking.treatments ?? [booking]);
    const note = [rule.name, event.eventId, recipient, booking.id, this.clock.instant(), mailed];
    const sent = tx.query(insertSentMailSql, note);
    await Promise.all([counted, sent]);
    await this.mail.send(mail);
  }

  /** Finds the mail that a rule has for an event; undefined where none is needed any more, or nobody has an address. */
  async findDue(rule: NotificationRule, event: RecordedEvent, db: Executor): Promise<DueMail | undefined> {
    const [found, message] = await Promise.all([
      this.mailBookings.find(rule, event, db),
      this.dueMessages.find(rule, event, db),
    ]);
    if (!found || !message) return undefined;
    const { booking, known } = found;
    const { recipient } = rule;
    const address = recipient === 'client' ? booking.clientEmail : (await this.mail.getSender()).email;
    if (!address) return undefined;
    const shown = booking.heldUntil ? 'held' : booking.status;
    return {
      booking,
      template: known === undefined ? message : chooseMessage({ recipient, message, shown, known }),
    };
  }

  /**
   * Renders the booking as it is now, for the client's calendar.
   * @throws NotFoundError when there is none, or its client was erased
   */
  async renderCalendar(bookingId: string): Promise<string> {
    const db = this.orm.em.fork();
    const loaded = await this.store.load(db, bookingAggregate, bookingId);
    const alone = await this.mailBookings.toMail(loaded, db);
    const booking = alone && (await this.visitMails.withOpenTreatments(db, alone));
    if (!booking) throw new NotFoundError('There is no such booking');
    const changed = loaded.updatedAt ?? this.clock.instant();
    return this.bookingMails.renderCalendar(booking, { changed, links: await this.toLinks(booking, db) });
  }

  /**
   * Returns the links for the client. The one to verify the address is included only while it can still confirm the
   * booking.
   */
  private async clientLinks(booking: MailBooking, event: RecordedEvent, db: Executor): Promise<MailLinks> {
    const verify = booking.status === 'pending' && this.links.verificationUrl(booking.id, event.occurredAt);
    const isAsked = event instanceof ClientReminded && !booking.isAttendanceConfirmed;
    const answer = isAsked && (await isAskedToCome(db, booking.id)) && this.links.bookingPageUrl(booking.id);
    const again = booking.status === 'cancelled' && !booking.isSeries && (await this.nextTimes(booking, db));
    return {
      ...(await this.toLinks(booking, db)),
      ...(verify && { verify }),
      ...(answer && { answer }),
      ...(again && { again }),
      ...(booking.isSeries && { views: this.toViews(booking) }),
    };
  }

  /** Returns the address of the page of each open booking of a series. */
  private toViews({ treatments = [] }: MailBooking): MailLinks['views'] {
    const open = treatments.filter(({ status }) => isOpenStatus(status));
    return open.length > 0 ? new Map(open.map(({ id }) => [id, this.links.bookingPageUrl(id)])) : undefined;
  }

  private async nextTimes({ id }: MailBooking, db: Executor): Promise<MailLinks['again']> {
    const { starts } = await this.bookAgain.forBooking(id, db);
    return starts.map(({ date, time }) => ({ date, time, url: this.links.bookAgainUrl(id, { date, time }) }));
  }

  private async toLinks(booking: MailBooking, db: Executor): Promise<MailLinks> {
    const view = this.links.bookingPageUrl(booking.id);
    const policy = (await findAgreedPolicies(db, [booking.id])).get(booking.id)!;
    const changeableUntil = this.changeCutoff.findOpenDeadline(booking, policy);
    const terms = policy.cancellation;
    return { home: this.links.homeUrl(), view, terms, ...(changeableUntil && { changeableUntil }) };
  }
}

/** Returns the version of each booking that a mail shows, by its id, as JSON. */
export const toMailedVersions = (shown: readonly Pick<MailBooking, 'id' | 'version'>[]): string =>
  JSON.stringify(Object.fromEntries(shown.map(({ id, version }) => [id, version])));
