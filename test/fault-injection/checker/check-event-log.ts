import type { Evidence } from './evidence.js';

/**
 * Checks that every event has one sequence number and one entry in the action log, that no delivery is left, and that
 * streams are in order.
 */
export function checkEventLog(evidence: Evidence): string[] {
  const { events, entries, openDeliveries, pendingEvents, sealedSeq, headSeq } = evidence;
  const ordered = events.filter(({ seq }) => seq !== null);
  const found: string[] = [];
  for (const { type, event_id } of events.filter(({ seq }) => seq === null))
    found.push(`${type} ${event_id} has no place in the log`);
  if (ordered.some(({ seq }, index) => seq !== index + 1)) found.push('the places of the log have gaps or doubles');
  if (headSeq !== ordered.length) found.push(`the log's head says ${headSeq}, it has ${ordered.length} places`);
  if (pendingEvents > 0) found.push(`${pendingEvents} events wait for a place`);

  for (const [stream, ofStream] of Map.groupBy(ordered, ({ stream }) => stream)) {
    if (ofStream.some(({ version }, index) => version !== index + 1))
      found.push(`the events of ${stream} are out of order`);
  }

  const entryOf = new Map(entries.map((entry) => [entry.seq, entry.id]));
  for (const { seq, event_id, type } of ordered) {
    if (entryOf.get(seq!) !== event_id) found.push(`${type} ${event_id} has no entry in the action log`);
  }
  if (entries.length > ordered.length)
    found.push(`${entries.length - ordered.length} entries of the action log too many`);
  if (sealedSeq !== ordered.length) found.push(`the action log is sealed up to ${sealedSeq} of ${ordered.length}`);

  for (const { subscriber, event_id, state } of openDeliveries)
    found.push(`${subscriber} of ${event_id} is lost: still ${state}`);
  return found;
}
