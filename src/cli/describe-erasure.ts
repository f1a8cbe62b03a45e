import { formatCount } from '../platform/format-count.js';
import type { ErasableClient } from '../reporting/index.js';

/** Describes for a terminal who was found to be erased, who shares an address or number with them, and what stays. */
export function describeErasure(found: readonly ErasableClient[], sharing: readonly ErasableClient[]): string {
  const sent = found.reduce((sum, { sent_mails }) => sum + sent_mails, 0);
  return [
    'Found, and erased if their name is typed:',
    ...found.map(toLine),
    ...(sharing.length > 0 ? ['Share a number or address with them, and stay unless they are named with --also:'] : []),
    ...sharing.map(toLine),
    `What stays: ${formatCount(sent, 'mail')} that ${sent === 1 ? 'was' : 'were'} sent, and backups made until now (see erasures).`,
  ].join('\n');
}

function toLine({ emails, phones, names, bookings, upcoming, notes, waiting }: ErasableClient): string {
  const reached = [...(emails.length > 0 ? emails : ['without an address']), ...phones].join(', ');
  const upcomingText = upcoming > 0 ? ` (${upcoming} upcoming)` : '';
  const others = [
    ...(notes > 0 ? [formatCount(notes, 'note')] : []),
    ...(waiting > 0 ? [`${formatCount(waiting, 'place')} on the waiting list`] : []),
  ];
  return `  ${names.join(' or ')}: ${reached}; ${[`${formatCount(bookings, 'booking')}${upcomingText}`, ...others].join(', ')}`;
}
