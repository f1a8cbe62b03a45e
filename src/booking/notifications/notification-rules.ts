import type { Actor } from '../../kernel/actor.js';
import type { LocalDateTime } from '../../kernel/local-time.js';
import type { RecordedEvent, RecordedEventClass } from '../../platform/event-log/recorded-event.js';
import {
  BookingCancelled,
  BookingChangeUndone,
  BookingConfirmed,
  BookingReopened,
  BookingRequested,
  BookingRescheduled,
  BookingServiceChanged,
  BookingPriceChanged,
  BookingLengthChanged,
  DepositAsked,
  DepositLapsed,
  MailResent,
} from '../booking.event-types.js';
import { isOpenStatus } from '../domain/booking-status.js';
import type { MaybeSilent } from '../domain/events/event-marks.js';
import { RequestReminderSent } from '../commands/system/reminder.event-types.js';
import { ClientReminded } from '../reminders/client-reminded.event-types.js';
import { type clientNotifications, clientSubscribers } from './client-subscribers.js';
import type { BookingMailTemplate, MailBooking } from './mail-types.js';
import { appointmentReminder } from './messages/appointment-reminder.js';
import { bookingCancelled, requestDeclined } from './messages/booking-cancelled.js';
import { bookingChanged } from './messages/booking-changed.js';
import { bookingConfirmed } from './messages/booking-confirmed.js';
import { confirmByLink } from './messages/confirm-by-link.js';
import { currentStatus } from './messages/current-status.js';
import { depositLapsed, payDeposit } from './messages/pay-deposit.js';
import { requestReceived } from './messages/request-received.js';
import {
  cancelledForShop,
  changedForShop,
  confirmedForShop,
  depositLapsedForShop,
  newBooking,
  newRequest,
  requestReminder,
} from './messages/shop-messages.js';

/** A rule that says which event sends which mail to whom. */
export interface NotificationRule {
  /** The subscriber's name. */
  name: string;
  event: RecordedEventClass;
  recipient: 'client' | 'shop';
  /** Returns the mail for an event; null for one that needs none. */
  message: (data: object, actor: Actor) => BookingMailTemplate | null;
  /** Returns the booking of an event that has a stream of its own. Such a mail shows the booking as it is now. */
  bookingId?: (data: object) => string;
  /** Whether the office asked for this mail itself. It is sent at once and cannot be undone. */
  isAskedFor?: true;
  /** Whether the booking, as it is now, still needs the mail. */
  isDue?: (booking: MailBooking, data: object) => boolean;
}

/**
 * The rules of all mails about bookings. Events that are marked as parts of a change send nothing: the last event of
 * the change does.
 */
export const notificationRules: readonly NotificationRule[] = [
  // The shop is notified of a hold once its client has confirmed it. When it lapses nobody is: the address is a
  // stranger's.
  // A booking that is confirmed at once sends the client one mail, and the shop one as well.
  rule(
    'email-customer-on-booking-requested',
    BookingRequested,
    unlessImported(({ verdict, isPart, heldUntil, heldFor }: BookingRequested['data'], { kind }) =>
      // Who books on the site looks at the page to pay on; who books through a program sees none.
      heldFor
        ? kind === 'key'
          ? payDeposit
          : null
        : heldUntil
          ? confirmByLink
          : verdict === 'available' || isPart
            ? null
            : requestReceived,
    ),
  ),
  rule(
    'email-shop-on-booking-requested',
    BookingRequested,
    unlessImported(({ verdict, isPart, heldUntil }: BookingRequested['data']) =>
      isPart || heldUntil ? null : verdict === 'available' ? newBooking : newRequest,
    ),
  ),
  rule(
    'email-customer-on-booking-confirmed',
    BookingConfirmed,
    unlessImported(() => bookingConfirmed),
  ),
  rule(
    'email-shop-on-booking-confirmed',
    BookingConfirmed,
    unlessImported(({ how }: BookingConfirmed['data']) =>
      how === 'at-once' ? null : how === 'moved' ? changedForShop : confirmedForShop,
    ),
  ),
  rule('email-customer-on-booking-deposit-asked', DepositAsked, () => payDeposit),
  rule('email-customer-on-booking-deposit-lapsed', DepositLapsed, () => depositLapsed),
  rule('email-shop-on-booking-deposit-lapsed', DepositLapsed, () => depositLapsedForShop),
  rule('email-customer-on-booking-rescheduled', BookingRescheduled, unlessPart(bookingChanged)),
  rule('email-shop-on-booking-rescheduled', BookingRescheduled, unlessPart(changedForShop)),
  rule('email-customer-on-booking-service-changed', BookingServiceChanged, unlessPart(bookingChanged)),
  rule('email-shop-on-booking-service-changed', BookingServiceChanged, unlessPart(changedForShop)),
  rule('email-customer-on-booking-length-changed', BookingLengthChanged, unlessPart(bookingChanged)),
  rule('email-shop-on-booking-length-changed', BookingLengthChanged, unlessPart(changedForShop)),
  // A price alone was agreed with the client, who needs no mail about it.
  rule('email-customer-on-booking-price-changed', BookingPriceChanged, ifOfService(bookingChanged)),
  rule('email-shop-on-booking-price-changed', BookingPriceChanged, ifOfService(changedForShop)),
  rule('email-customer-on-booking-reopened', BookingReopened, unlessPart(bookingChanged)),
  rule('email-customer-on-booking-cancelled', BookingCancelled, ({ because, from }, { kind }) =>
    because ? null : from === 'requested' && kind === 'user' ? requestDeclined : bookingCancelled,
  ),
  rule('email-shop-on-booking-cancelled', BookingCancelled, ({ because }) => (because ? null : cancelledForShop)),
  { ...rule('email-customer-on-letter-resent', MailResent, () => currentStatus), isAskedFor: true },
  rule('email-customer-on-change-undone', BookingChangeUndone, ({ status }) =>
    status === 'cancelled' ? bookingCancelled : isOpenStatus(status) ? bookingChanged : null,
  ),
  rule('email-shop-on-change-undone', BookingChangeUndone, () => changedForShop),
  {
    ...rule('email-shop-on-shop-reminded', RequestReminderSent, ({ because }) => requestReminder(because)),
    bookingId: (data) => (data as RequestReminderSent['data']).booking_id,
    isDue: ({ status }) => status === 'pending',
  },
  {
    ...rule('email-client-on-client-reminded', ClientReminded, ({ by }) =>
      by.includes('mail') ? appointmentReminder : null,
    ),
    bookingId: (data) => (data as ClientReminded['data']).booking_id,
    isDue: ({ status, date, time }, data) => status === 'confirmed' && isStart({ date, time }, data as LocalDateTime),
  },
];

function rule<Data extends object>(
  name: (typeof clientNotifications)[number] | `email-shop-on-${string}`,
  event: EventClass<Data>,
  message: (data: Data, actor: Actor) => BookingMailTemplate | null,
): NotificationRule {
  const recipient = clientSubscribers.includes(name) ? 'client' : 'shop';
  const isSilent = (data: MaybeSilent) => recipient === 'client' && data.notifyClient === false;
  return { name, event, recipient, message: (data, actor) => (isSilent(data) ? null : message(data as Data, actor)) };
}

const isStart = (one: LocalDateTime, other: LocalDateTime) => one.date === other.date && one.time === other.time;

type EventClass<Data extends object> = new (...args: ConstructorParameters<RecordedEventClass>) => RecordedEvent<Data>;

function ifOfService(message: BookingMailTemplate) {
  return ({ isPart, tellsOfService }: BookingPriceChanged['data']) => (isPart || !tellsOfService ? null : message);
}

/**
 * A booking that the system brings in, such as the demo's, was agreed elsewhere, so nobody needs a mail about it. One that
 * was paid for the system confirms as well.
 */
function unlessImported<Data extends object>(message: (data: Data, actor: Actor) => BookingMailTemplate | null) {
  const isPaid = (data: { how?: string }) => data.how === 'paid';
  return (data: Data, actor: Actor) => (actor.kind === 'system' && !isPaid(data) ? null : message(data, actor));
}

function unlessPart(message: BookingMailTemplate) {
  return ({ isPart }: { isPart?: true }) => (isPart ? null : message);
}
