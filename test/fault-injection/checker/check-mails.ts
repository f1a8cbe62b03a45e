import type { Tolerance } from './find-violations.js';
import type { Evidence, LoggedRow, MailRecord } from './evidence.js';
import type { ReplayedBooking } from './replayed-booking.js';

/** Checks that every due mail has arrived and no other, and that repeated ones carry the same Message-ID. */
export function checkMails(
  evidence: Evidence,
  replayed: Map<string, ReplayedBooking>,
  { duplicateMails }: Tolerance,
): string[] {
  const { mails, recordedMails, events } = evidence;
  const ofBookings = expectedMails(evidence, replayed);
  const due = new Map([...ofBookings, ...expectedReceipts(evidence)]);
  const allowed = new Set(
    events.filter(({ type }) => type === 'ShopReminded').map(({ event_id }) => `${event_id}.shop`),
  );
  const arrived = Map.groupBy(mails, parseMailId);
  const found: string[] = [];
  // A mail that has waited is dropped when a later one tells the same and more.
  const isDropped = (id: string) => !arrived.has(id) && due.get(id)!.isCovered;
  for (const [id, { to }] of due) {
    const copies = arrived.get(id);
    if (isDropped(id)) continue;
    if (!copies) found.push(`mail ${id} to ${to} is missing`);
    else if (copies.some((mail) => mail.to !== to)) found.push(`mail ${id} went to somebody else`);
  }
  for (const id of arrived.keys()) if (!due.has(id) && !allowed.has(id)) found.push(`mail ${id} is not due`);
  const duplicates = mails.length - arrived.size;
  if (duplicates > duplicateMails) found.push(`${duplicates} mails came again, ${duplicateMails} may`);
  const recorded = new Set(recordedMails);
  for (const id of ofBookings.keys())
    if (!recorded.has(id) && !isDropped(id)) found.push(`mail ${id} is not noted as sent`);
  return found;
}

interface DueMail {
  /** The recipient's address. */
  to: string;
  /** Whether a later mail about the booking goes to the same recipient. */
  isCovered: boolean;
}

function expectedMails(
  { clients, shopAddress }: Evidence,
  replayed: Map<string, ReplayedBooking>,
): Map<string, DueMail> {
  const emailOf = new Map(clients.map(({ booking, email }) => [booking?.id, email]));
  const due = new Map<string, DueMail>();
  for (const { id, events } of replayed.values()) {
    const addresses = { client: emailOf.get(id) ?? 'nobody known', shop: shopAddress };
    for (const recipient of ['client', 'shop'] as const) {
      const mailed = events.filter((event) => getRecipients(event)[recipient]);
      for (const event of mailed)
        due.set(`${event.event_id}.${recipient}`, { to: addresses[recipient], isCovered: event !== mailed.at(-1) });
    }
  }
  return due;
}

/** Each receipt is mailed to its client. */
function expectedReceipts({ clients, events }: Evidence): Map<string, DueMail> {
  const emailOf = new Map(clients.map(({ booking, email }) => [booking?.id as unknown, email]));
  const issued = events.filter(({ type }) => type === 'PaperIssued');
  return new Map(
    issued.map(({ event_id, data }) => [
      `${event_id}.client`,
      { to: emailOf.get(data.bookingId) ?? 'nobody known', isCovered: false },
    ]),
  );
}

/** One mail per recipient and change. A booking that is confirmed at once is one change of two events. */
function getRecipients({ type, data }: LoggedRow): { client: boolean; shop: boolean } {
  if (data.isPart) return { client: false, shop: false };
  if (type === 'BookingRequested') return { client: data.verdict !== 'available', shop: true };
  if (type === 'BookingConfirmed') return { client: true, shop: data.how !== 'at-once' };
  const isNotified = type === 'BookingRescheduled' || type === 'BookingCancelled';
  return { client: isNotified, shop: isNotified };
}

function parseMailId({ messageId }: MailRecord): string {
  return messageId.replace(/@.*$/, '');
}
