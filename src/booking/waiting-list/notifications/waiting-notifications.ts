import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { TherapistService } from '../../../catalog/index.js';
import { isStranger } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { Config } from '../../../platform/config.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { sql } from '../../../platform/database/sql.js';
import { SubscriberRegistry } from '../../../platform/deliveries/subscriber-registry.js';
import { AggregateRepository } from '../../../platform/event-log/aggregate-repository.js';
import { RecipientLimit } from '../../../platform/mail/limits/recipient-limit.js';
import { MailService } from '../../../platform/mail/mail.service.js';
import { renderMail } from '../../../platform/mail/render-mail.js';
import { toUnlinkedText } from '../../../platform/mail/unlinked-text.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { SchedulingConfig } from '../../../scheduling/index.js';
import { BookingLinkService } from '../../booking-link.service.js';
import { fullName } from '../../domain/client/client-name.js';
import { insertSentMailSql } from '../../notifications/sent-messages-sql.js';
import type { Offer } from '../domain/waiting-entry.events.js';
import { waitingEntryAggregate } from '../domain/waiting-entry.evolve.js';
import { OfferLapsed, SlotOffered, WaitingListJoined } from '../waiting-list.event-types.js';
import { findWaitingRecipients } from './waiting-recipients.js';
import { joinedWaitingList, offerLapsed, offerWithdrawn, slotOffered } from './waiting-messages.js';
import { findAnnouncedOffer } from './announced-offer.js';
import type { OfferInMail, WaitingMailTemplate } from './waiting-mail.js';

type NotifiedEvent = WaitingListJoined | SlotOffered | OfferLapsed;

interface WaitingRule {
  /** The subscriber's name. Deliveries are stored under it, so it is never renamed. */
  name: string;
  event: typeof WaitingListJoined | typeof SlotOffered | typeof OfferLapsed;
  template: (event: NotifiedEvent) => WaitingMailTemplate;
  /** Whether it waits as mails about the office's changes do: what is put right meanwhile sends none. */
  isDelayed?: true;
}

const rules: readonly WaitingRule[] = [
  { name: 'email-customer-on-waiting-list-joined', event: WaitingListJoined, template: () => joinedWaitingList },
  { name: 'email-customer-on-slot-offered', event: SlotOffered, template: () => slotOffered },
  { name: 'email-client-on-offer-lapsed', event: OfferLapsed, template: toLapseMail, isDelayed: true },
];

function toLapseMail(event: NotifiedEvent): WaitingMailTemplate {
  return event instanceof OfferLapsed && event.data.because === 'unanswered' ? offerLapsed : offerWithdrawn;
}

/** Mails clients on the waiting list that they wait, which slot is held for them, and that it is no longer. */
@Injectable()
export class WaitingNotifications implements OnApplicationBootstrap {
  constructor(
    private readonly subscribers: SubscriberRegistry,
    private readonly store: AggregateRepository,
    private readonly personalData: PersonalData,
    private readonly therapists: TherapistService,
    private readonly links: BookingLinkService,
    private readonly mail: MailService,
    private readonly limit: RecipientLimit,
    private readonly clock: ShopClock,
    private readonly config: Config,
    private readonly scheduling: SchedulingConfig,
  ) {}

  onApplicationBootstrap(): void {
    for (const rule of rules) {
      const systemDelayMs = rule.isDelayed ? this.scheduling.OFFICE_MAIL_DELAY_SECONDS * 1_000 : 0;
      const subscription = { name: rule.name, queue: 'mail' as const, events: [rule.event], systemDelayMs };
      this.subscribers.register(subscription, {
        handle: (event, tx) => this.notify(rule, event as NotifiedEvent, tx),
        findRecipients: findWaitingRecipients,
      });
    }
  }

  /**
   * Sends the mail, but none about what is over by now. Holds the subject's key until the mail is sent, so that an
   * erasure waits for it and no mail is sent after one.
   */
  private async notify({ name, template }: WaitingRule, event: NotifiedEvent, tx: Transaction): Promise<void> {
    await this.personalData.lockKey(tx, event.stream);
    const { state } = await this.store.load(tx, waitingEntryAggregate, event.stream);
    if (state.status === 'none' || !state.client?.email) return;
    const offer = findAnnouncedOffer(state, event, this.clock.instant());
    if (offer === undefined) return;
    if (event instanceof OfferLapsed && !(await this.wasAsked(tx, event))) return;
    const { email } = state.client;
    if (isStranger(event.actor)) await this.limit.count(tx, email, { subscriber: name, eventId: event.eventId });
    // First, so that a database that cannot write lets no mail go out.
    await sql(tx, insertSentMailSql, [name, event.eventId, 'client', event.stream, this.clock.instant(), null]);
    const sender = await this.mail.getSender();
    const props = {
      shop: { ...sender, timeZone: this.config.SHOP_TIME_ZONE },
      firstName: state.client.firstName,
      serviceName: state.criteria.serviceName,
      therapistName: await this.findTherapistName(tx, state.criteria.therapistId),
      windows: state.criteria.windows,
      offer: offer && (await this.toOffer(tx, offer)),
      view: this.links.waitingPageUrl(event.stream),
    };
    const content = renderMail(template(event), props);
    const to = { name: toUnlinkedText(fullName(state.client)), address: email };
    await this.mail.send({ content, sender, to, mailId: `${event.eventId}.client` });
  }

  /**
   * Whether the mail about the offer had been sent: an offer that nobody knows of needs no mail when it is taken back.
   */
  private async wasAsked(tx: Transaction, { stream, data }: OfferLapsed): Promise<boolean> {
    return (await sql(tx, offerMailSql, [stream, data.bookingId])).length > 0;
  }

  private async toOffer(tx: Transaction, offer: Offer): Promise<OfferInMail> {
    const { therapistId, date, time, durationMinutes, totalCents, currency, expiresAt } = offer;
    const answerBy = this.clock.toLocal(new Date(expiresAt));
    const therapistName = (await this.findTherapistName(tx, therapistId)) ?? '';
    return { date, time, durationMinutes, totalCents, currency, answerBy, therapistName };
  }

  private async findTherapistName(tx: Transaction, therapistId: string | null): Promise<string | null> {
    return therapistId === null ? null : ((await this.therapists.findById(tx, therapistId))?.name ?? null);
  }
}

const offerMailSql = /* sql */ `
  select from event_log e join booking_mails m using (event_id)
  where e.stream = $1 and e.type = 'SlotOffered' and e.data ->> 'bookingId' = $2 and m.recipient = 'client'`;
