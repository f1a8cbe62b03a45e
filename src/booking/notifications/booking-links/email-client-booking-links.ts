import { TherapistService } from '../../../catalog/index.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { sql } from '../../../platform/database/sql.js';
import { EventSubscriber, type Subscriber } from '../../../platform/deliveries/subscriber.js';
import { AggregateRepository } from '../../../platform/event-log/aggregate-repository.js';
import { RecipientLimit } from '../../../platform/mail/limits/recipient-limit.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { renderMail } from '../../../platform/mail/render-mail.js';
import { toUnlinkedText } from '../../../platform/mail/unlinked-text.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { BookingLinksRequested } from '../../booking.event-types.js';
import { BookingLinkService } from '../../booking-link.service.js';
import { bookingAggregate } from '../../domain/booking.aggregate.js';
import { BookingsOfAddressQuery } from '../../queries/customer/bookings-of-address.query.js';
import { BookingMailService } from '../booking-mail.service.js';
import { toMailedVersions } from '../booking-notifications.js';
import { BOOKING_LINKS_SUBSCRIBER, findClientRecipients } from '../client-subscribers.js';
import { insertSentMailSql } from '../sent-messages-sql.js';
import { toMailBooking } from '../to-mail-booking.js';
import { bookingLinksMail } from './booking-links-mail.js';

/** Mails the links to all upcoming bookings under an address, in one mail. */
@EventSubscriber({ name: BOOKING_LINKS_SUBSCRIBER, queue: 'mail', events: [BookingLinksRequested] })
export class EmailClientBookingLinks implements Subscriber {
  readonly findRecipients = findClientRecipients;

  constructor(
    private readonly ofAddress: BookingsOfAddressQuery,
    private readonly store: AggregateRepository,
    private readonly personalData: PersonalData,
    private readonly therapists: TherapistService,
    private readonly links: BookingLinkService,
    private readonly bookingMails: BookingMailService,
    private readonly mail: MailService,
    private readonly limit: RecipientLimit,
    private readonly clock: ShopClock,
  ) {}

  /** Mails the links. @throws MailSendError, MailRefusedError, MailLimitError */
  async handle(event: BookingLinksRequested, tx: Transaction): Promise<void> {
    const [recipient] = await sql<{ client_email: string | null }>(tx, findAddressSql, [event.stream]);
    const address = recipient?.client_email;
    if (!address) return;
    const bookings = await this.loadAll(tx, await this.ofAddress.upcomingIds(tx, address));
    const [first] = bookings;
    if (!first) return;
    await this.limit.count(tx, address, { subscriber: BOOKING_LINKS_SUBSCRIBER, eventId: event.eventId });
    const shop = await this.bookingMails.getShop();
    const content = renderMail(bookingLinksMail, { shop, bookings });
    // First, so that a database that cannot write lets no mail go out.
    const mailed = toMailedVersions(bookings.map(({ booking }) => booking));
    const note = [BOOKING_LINKS_SUBSCRIBER, event.eventId, 'client', event.stream, this.clock.instant(), mailed];
    await sql(tx, insertSentMailSql, note);
    const to = { name: toUnlinkedText(`${first.booking.firstName} ${first.booking.lastName}`), address };
    await this.mail.send({ content, sender: shop, to, mailId: `${event.eventId}.client` });
  }

  /**
   * Loads bookings, and holds the keys of their personal data until the mail is sent: an erasure waits for it, and no
   * mail is sent after one.
   */
  private async loadAll(tx: Transaction, ids: readonly string[]) {
    const found = [];
    for (const id of ids.toSorted()) {
      await this.personalData.lockKey(tx, id);
      const loaded = await this.store.load(tx, bookingAggregate, id);
      if (loaded.state.status === 'none') continue;
      const therapist = await this.therapists.findById(tx, loaded.state.appointment.therapistId);
      const booking = toMailBooking(loaded, therapist);
      if (booking) found.push({ booking, view: this.links.bookingPageUrl(id) });
    }
    return found.sort((one, other) => ids.indexOf(one.booking.id) - ids.indexOf(other.booking.id));
  }
}

const findAddressSql = /* sql */ `select client_email from bookings where id = $1`;
