import type { Tolerance } from './check.js';
import type { Evidence, LoggedRow, MailNote } from './evidence.js';
import type { Story } from './story.js';

/** Every mail that is due has arrived, no other has, and one that came twice came with its Message-ID. */
export function whatMailsAreWrong(evidence: Evidence, stories: Map<string, Story>, { doubledMails }: Tolerance): string[] {
  const { mails, notedMails, events } = evidence;
  const due = dueMails(evidence, stories);
  const allowed = new Set(events.filter(({ type }) => type === 'ShopReminded').map(({ event_id }) => `${event_id}.shop`));
  const arrived = Map.groupBy(mails, idOf);
  const found: string[] = [];
  for (const [id, to] of due) {
    const copies = arrived.get(id);
    if (!copies) found.push(`mail ${id} to ${to} is missing`);
    else if (copies.some((mail) => mail.to !== to)) found.push(`mail ${id} went to somebody else`);
  }
  for (const id of arrived.keys()) if (!due.has(id) && !allowed.has(id)) found.push(`mail ${id} is not due`);
  const doubled = mails.length - arrived.size;
  if (doubled > doubledMails) found.push(`${doubled} mails came again, ${doubledMails} may`);
  const noted = new Set(notedMails);
  for (const id of due.keys()) if (!noted.has(id)) found.push(`mail ${id} is not noted as sent`);
  return found;
}

/** By mail, to whom. */
function dueMails({ clients, shopAddress }: Evidence, stories: Map<string, Story>): Map<string, string> {
  const emailOf = new Map(clients.map(({ booking, email }) => [booking?.id, email]));
  const due = new Map<string, string>();
  for (const { id, events } of stories.values()) {
    for (const event of events) {
      const { client, shop } = recipientsOf(event);
      if (client) due.set(`${event.event_id}.client`, emailOf.get(id) ?? 'nobody known');
      if (shop) due.set(`${event.event_id}.shop`, shopAddress);
    }
  }
  return due;
}

/** One mail per recipient and change: a booking that is confirmed at once is one change of two events. */
function recipientsOf({ type, data }: LoggedRow): { client: boolean; shop: boolean } {
  if (data.isPart) return { client: false, shop: false };
  if (type === 'BookingRequested') return { client: data.verdict !== 'available', shop: true };
  if (type === 'BookingConfirmed') return { client: true, shop: data.how !== 'at-once' };
  const isTold = type === 'BookingRescheduled' || type === 'BookingCancelled';
  return { client: isTold, shop: isTold };
}

function idOf({ messageId }: MailNote): string {
  return messageId.replace(/@.*$/, '');
}
