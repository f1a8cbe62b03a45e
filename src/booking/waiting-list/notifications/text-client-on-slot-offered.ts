import { Injectable } from '@nestjs/common';
import { TherapistService } from '../../../catalog/index.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { sql } from '../../../platform/database/sql.js';
import { EventSubscriber, type Subscriber } from '../../../platform/deliveries/subscriber.js';
import { AggregateRepository } from '../../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../../platform/event-log/recorded-event.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { TextGateway } from '../../../platform/text-messages/text-gateway.js';
import { BookingLinkService } from '../../booking-link.service.js';
import { insertSentTextSql } from '../../notifications/sent-notes-sql.js';
import { waitingEntryAggregate } from '../domain/waiting-entry.evolve.js';
import { OfferChannels } from '../offers/offer-channels.js';
import { SlotOffered } from '../waiting-list.event-types.js';
import { renderOfferText } from './offer-text.js';

export const OFFER_TEXT_SUBSCRIBER = 'text-client-on-slot-offered';

/** Texts somebody who waits what is held for them: an offer may lapse before they read their mail. */
@Injectable()
@EventSubscriber({ name: OFFER_TEXT_SUBSCRIBER, queue: 'text', events: [SlotOffered] })
export class TextClientOnSlotOffered implements Subscriber {
  constructor(
    private readonly store: AggregateRepository,
    private readonly personalData: PersonalData,
    private readonly therapists: TherapistService,
    private readonly channels: OfferChannels,
    private readonly gateway: TextGateway,
    private readonly links: BookingLinkService,
    private readonly mail: MailService,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Sends nothing about an offer that is over. Holds the subject's key until the text is taken, so that an erasure waits for it.
   * @throws TextSendError, TextRefusedError
   */
  async handle({ stream, eventId }: RecordedEvent, tx: Transaction): Promise<void> {
    await this.personalData.lockKey(tx, stream);
    const { state } = await this.store.load(tx, waitingEntryAggregate, stream);
    if (state.status !== 'offered' || !state.client || !state.offer) return;
    const { offer, client } = state;
    const expiresAt = new Date(offer.expiresAt);
    const to = await this.channels.findTextNumber(client.phone);
    if (!to || expiresAt <= this.clock.instant()) return;
    const { name } = await this.mail.getSender();
    const therapistName = (await this.therapists.findById(tx, offer.therapistId))?.name ?? '';
    const shown = { ...offer, therapistName, answerBy: this.clock.toLocal(expiresAt).time };
    const text = renderOfferText(shown, name, this.links.shortWaitingPageUrl(stream));
    // First, so that a database that cannot write lets no text go out.
    await sql(tx, insertSentTextSql, [OFFER_TEXT_SUBSCRIBER, eventId, stream, this.clock.instant()]);
    await this.gateway.send({ id: eventId, to, text, names: [client.firstName, client.lastName] });
  }
}
