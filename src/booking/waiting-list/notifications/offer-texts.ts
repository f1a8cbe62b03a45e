import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { TherapistService } from '../../../catalog/index.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { sql } from '../../../platform/database/sql.js';
import { SubscriberRegistry } from '../../../platform/deliveries/subscriber-registry.js';
import { AggregateRepository } from '../../../platform/event-log/aggregate-repository.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { TextGateway } from '../../../platform/text-messages/text-gateway.js';
import { SchedulingConfig } from '../../../scheduling/index.js';
import { BookingLinkService } from '../../booking-link.service.js';
import { insertSentTextSql } from '../../notifications/sent-messages-sql.js';
import { waitingEntryAggregate } from '../domain/waiting-entry.evolve.js';
import { OfferChannels } from '../offers/offer-channels.js';
import { OfferLapsed, SlotOffered } from '../waiting-list.event-types.js';
import { renderOfferText, renderEndedOfferText } from './offer-text.js';
import { findAnnouncedOffer } from './announced-offer.js';
import { findWaitingRecipients } from './waiting-recipients.js';

/** Deliveries are stored under these names, so they are never changed. */
const OFFERED = 'text-client-on-slot-offered';
const WITHDRAWN = 'text-client-on-offer-lapsed';

/**
 * Texts clients on the waiting list about a held slot, because an offer may lapse before they read their mail, and
 * about offers that the shop took back or that lapsed.
 */
@Injectable()
export class OfferTexts implements OnApplicationBootstrap {
  constructor(
    private readonly subscribers: SubscriberRegistry,
    private readonly store: AggregateRepository,
    private readonly personalData: PersonalData,
    private readonly therapists: TherapistService,
    private readonly channels: OfferChannels,
    private readonly gateway: TextGateway,
    private readonly links: BookingLinkService,
    private readonly mail: MailService,
    private readonly clock: ShopClock,
    private readonly scheduling: SchedulingConfig,
  ) {}

  onApplicationBootstrap(): void {
    const queue = 'text' as const;
    const systemDelayMs = this.scheduling.OFFICE_MAIL_DELAY_SECONDS * 1_000;
    this.subscribers.register(
      { name: OFFERED, queue, events: [SlotOffered] },
      { handle: (event, tx) => this.send(OFFERED, event as SlotOffered, tx), findRecipients: findWaitingRecipients },
    );
    this.subscribers.register(
      { name: WITHDRAWN, queue, events: [OfferLapsed], systemDelayMs },
      { handle: (event, tx) => this.send(WITHDRAWN, event as OfferLapsed, tx), findRecipients: findWaitingRecipients },
    );
  }

  /**
   * Sends the text, but none about an offer that is over. Holds the subject's key until the text is taken, so that an
   * erasure waits for it.
   * @throws TextSendError, TextRefusedError
   */
  private async send(subscriber: string, event: SlotOffered | OfferLapsed, tx: Transaction): Promise<void> {
    const { stream, eventId } = event;
    await this.personalData.lockKey(tx, stream);
    const { state } = await this.store.load(tx, waitingEntryAggregate, stream);
    if (state.status === 'none' || !state.client) return;
    const { client } = state;
    const offer = findAnnouncedOffer(state, event, this.clock.instant());
    const to = offer && (await this.channels.findTextNumber(client.phone));
    if (!offer || !to) return;
    if (event instanceof OfferLapsed && (await sql(tx, offerTextSql, [stream, offer.bookingId])).length === 0) return;
    const { name } = await this.mail.getSender();
    const link = this.links.shortWaitingPageUrl(stream);
    const therapistName = (await this.therapists.findById(tx, offer.therapistId))?.name ?? '';
    const answerBy = this.clock.toLocal(new Date(offer.expiresAt)).time;
    const text =
      event instanceof OfferLapsed
        ? renderEndedOfferText(offer, event.data.because === 'unanswered', name, link)
        : renderOfferText({ ...offer, therapistName, answerBy }, name, link);
    // First, so that a database that cannot write lets no text go out.
    await sql(tx, insertSentTextSql, [subscriber, eventId, stream, this.clock.instant()]);
    await this.gateway.send({ id: eventId, to, text, names: [client.firstName, client.lastName] });
  }
}

/** Finds the text about the offer: an offer that nobody was told of needs no text when it is taken back. */
const offerTextSql = /* sql */ `
  select from event_log e join booking_texts t using (event_id)
  where e.stream = $1 and e.type = 'SlotOffered' and e.data ->> 'bookingId' = $2`;
