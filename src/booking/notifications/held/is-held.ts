import type { RecordedEvent } from '../../../platform/event-log/recorded-event.js';

/** Time after which a mail that should have gone at once counts as held: its server was away. */
const LATE_MS = 30_000;

/**
 * Whether the mail about an event has waited, so that more may have happened since: for the time in which the office can
 * take a change back, or for the mail server.
 */
export const isHeld = ({ actor, occurredAt }: Pick<RecordedEvent, 'actor' | 'occurredAt'>, now: Date): boolean =>
  actor.kind === 'user' || now.getTime() - occurredAt.getTime() >= LATE_MS;
