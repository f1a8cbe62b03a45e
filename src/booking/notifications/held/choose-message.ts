import type { BookingMailTemplate } from '../mail-types.js';
import { bookingChanged } from '../messages/booking-changed.js';
import { currentStatus } from '../messages/current-status.js';
import { changedForShop, confirmedForShop, newBooking, newRequest } from '../messages/shop-messages.js';
import type { NotificationRule } from '../notification-rules.js';
import type { MailedStatus } from './mailed-status.js';

interface HeldMail {
  recipient: NotificationRule['recipient'];
  /** The mail of the event itself. */
  message: BookingMailTemplate;
  /** The booking's status as the mail shows it. */
  shown: MailedStatus;
  /** The status that the recipient knows; null for a booking that they know nothing of. */
  known: MailedStatus | null;
}

/** Returns the mail that tells what has changed since the last one, where its own event is only a part of that. */
export function chooseMessage({ recipient, message, shown, known }: HeldMail): BookingMailTemplate {
  if (shown === 'cancelled' || known === 'cancelled') return message;
  const isConfirmed = shown === 'confirmed' && (known === 'pending' || known === 'held');
  const isHeld = shown === 'held' && known !== 'held';
  if (recipient === 'client') return known === null || isConfirmed || isHeld ? currentStatus : bookingChanged;
  if (known === null) return shown === 'confirmed' ? newBooking : newRequest;
  return isConfirmed ? confirmedForShop : changedForShop;
}
