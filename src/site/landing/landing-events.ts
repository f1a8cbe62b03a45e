import {
  bookingEvents,
  EmailVerified,
  PersonalDataErased,
  roomEvents,
  waitingListEvents,
} from '../../booking/index.js';
import { catalogEvents } from '../../catalog/index.js';
import type { RecordedEventClass } from '../../platform/event-log/recorded-event.js';
import { KeptOpeningEnded, schedulingEvents } from '../../scheduling/index.js';

const unrelated = new Set<RecordedEventClass>([EmailVerified, PersonalDataErased]);

/**
 * Events after which the landing page may show something else. New event types are included by default: a false
 * positive costs one extra read, a false negative shows a stale page.
 */
export const landingEvents = [
  ...[...catalogEvents, ...schedulingEvents, ...bookingEvents, ...waitingListEvents, ...roomEvents].filter(
    (event) => !unrelated.has(event),
  ),
  KeptOpeningEnded,
];
