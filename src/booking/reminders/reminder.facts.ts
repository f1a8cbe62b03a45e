import type { ActionLogEntry } from '../../platform/event-store/event-catalogue.js';

/** A stream of its own for each: a reminder is no change of the booking, and overtakes nobody who edits it. */
export const reminderFacts = {
  ShopReminded: { action_type: 'booking_remind', kind: 'update', details: ['booking_id', 'because'] },
} as const satisfies Record<string, ActionLogEntry>;
