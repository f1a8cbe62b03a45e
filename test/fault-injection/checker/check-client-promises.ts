import type { ClientRecord, Evidence, Slot } from './evidence.js';
import type { ReplayedBooking } from './replayed-booking.js';

/**
 * Checks that everything that clients were told is stored, exactly once, and that nothing is stored that no client
 * asked for.
 */
export function checkClientPromises({ clients }: Evidence, replayed: Map<string, ReplayedBooking>): string[] {
  const found = clients.flatMap((client) =>
    client.refusals.map((refusal) => `${client.email} was refused: ${refusal}`),
  );
  const acknowledged = new Set<string>();
  for (const client of clients) {
    const { booking, email } = client;
    if (!booking) found.push(`${email} never got an answer`);
    else if (acknowledged.has(booking.id)) found.push(`${email} got the booking of somebody else`);
    else {
      acknowledged.add(booking.id);
      found.push(...findBrokenPromises(client, replayed.get(booking.id)).map((what) => `${email}: ${what}`));
    }
  }
  const unclaimed = [...replayed.keys()].filter((id) => !acknowledged.has(id));
  return [...found, ...unclaimed.map((id) => `booking ${id} is nobody's, or made twice`)];
}

function* findBrokenPromises(
  { slot, booking, change }: ClientRecord,
  replayed: ReplayedBooking | undefined,
): Generator<string> {
  if (!replayed) return yield 'acknowledged booking lost';
  const [first] = replayed.events;
  if (!isAtSlot(first!.data, slot)) yield 'booked another slot';
  const wasConfirmed = replayed.events.some(({ data }) => data.how === 'at-once');
  if (wasConfirmed !== (booking!.status === 'confirmed')) yield `was told ${booking!.status}, which the log denies`;
  const changes = replayed.events.filter(
    ({ type }) => type === (change?.kind === 'cancel' ? 'BookingCancelled' : 'BookingRescheduled'),
  );
  // A move to the present time makes no event.
  const isNone = !change || (change.kind === 'move' && isAtSlot(first!.data, change.to));
  if (change && !change.isAnswered) yield `never got an answer to the ${change.kind}`;
  else if (changes.length !== (isNone ? 0 : 1))
    yield `${changes.length} changes for one acknowledged ${change?.kind ?? 'nothing'}`;
  else if (change?.kind === 'move' && !isNone && !isAtSlot(changes[0]!.data, change.to)) yield 'moved elsewhere';
}

function isAtSlot(data: Record<string, unknown>, slot: Slot): boolean {
  return data.therapistId === slot.therapist_id && data.date === slot.booking_date && data.time === slot.booking_time;
}
