import type { Identity } from '../booking/index.js';
import { formatCount } from '../platform/format-count.js';

/** Describes for a terminal whom an erasure concerns, who else may be the same person, and what stays. */
export function describeIdentities({
  identities,
  isComplete,
}: {
  identities: readonly Identity[];
  isComplete: boolean;
}): string {
  const own = identities.filter(({ distance }) => distance === 0);
  const others = identities.filter(({ distance }) => distance > 0);
  const sent = own.reduce((sum, { sentMails }) => sum + sentMails, 0);
  return [
    'To be erased:',
    ...own.map(toLine),
    ...(others.length > 0 ? ['Share a number with them, and stay unless they are named with --also:'] : []),
    ...others.map(toLine),
    ...(isComplete ? [] : ['  and more: a number of so many people is nobody’s own.']),
    `What stays: ${formatCount(sent, 'mail')} that ${sent === 1 ? 'was' : 'were'} sent, and backups made until now (see erasures).`,
  ].join('\n');
}

function toLine({ email, phones, names, bookings, upcoming }: Identity): string {
  const reached = [email ?? 'without an address', ...phones].join(', ');
  const upcomingText = upcoming > 0 ? ` (${upcoming} upcoming)` : '';
  return `  ${names.join(' or ')}: ${reached}; ${formatCount(bookings, 'booking')}${upcomingText}`;
}
