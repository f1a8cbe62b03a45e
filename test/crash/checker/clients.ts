import type { ClientNote, Evidence, Slot } from './evidence.js';
import type { Story } from './story.js';

/** What clients were told must be so, each thing once; nothing may be there that nobody wanted. */
export function whatClientsMiss({ clients }: Evidence, stories: Map<string, Story>): string[] {
  const found = clients.flatMap((client) => client.refusals.map((refusal) => `${client.email} was refused: ${refusal}`));
  const wanted = new Set<string>();
  for (const client of clients) {
    const { booking, email } = client;
    if (!booking) found.push(`${email} never got an answer`);
    else if (wanted.has(booking.id)) found.push(`${email} got the booking of somebody else`);
    else {
      wanted.add(booking.id);
      found.push(...missedBy(client, stories.get(booking.id)).map((what) => `${email}: ${what}`));
    }
  }
  const strangers = [...stories.keys()].filter((id) => !wanted.has(id));
  return [...found, ...strangers.map((id) => `booking ${id} is nobody's, or made twice`)];
}

function* missedBy({ slot, booking, change }: ClientNote, story: Story | undefined): Generator<string> {
  if (!story) return yield 'acknowledged booking lost';
  const [first] = story.events;
  if (!isAt(first!.data, slot)) yield 'booked another slot';
  const wasConfirmed = story.events.some(({ data }) => data.how === 'at-once');
  if (wasConfirmed !== (booking!.status === 'confirmed')) yield `was told ${booking!.status}, which the log denies`;
  const changes = story.events.filter(({ type }) => type === (change?.kind === 'cancel' ? 'BookingCancelled' : 'BookingRescheduled'));
  // A move to where it stands already is no event.
  const isNone = !change || (change.kind === 'move' && isAt(first!.data, change.to));
  if (change && !change.isAnswered) yield `never got an answer to the ${change.kind}`;
  else if (changes.length !== (isNone ? 0 : 1)) yield `${changes.length} changes for one acknowledged ${change?.kind ?? 'nothing'}`;
  else if (change?.kind === 'move' && !isNone && !isAt(changes[0]!.data, change.to)) yield 'moved elsewhere';
}

function isAt(data: Record<string, unknown>, slot: Slot): boolean {
  return data.therapistId === slot.therapist_id && data.date === slot.booking_date && data.time === slot.booking_time;
}
