import type { RequestOutlookDto, WaitingRequestDto } from '../../../../shared/api/generated.js';
import { formatAge } from './age-labels.js';

const REASON_LABELS: Record<string, string> = {
  time_conflict: 'Taken',
  fully_booked: 'Day is full',
  not_rostered: 'Not rostered',
  error: 'Could not be checked',
};

/** Says in a word or two what confirming a request would lead to. */
export function outlookLabel({ is_free, reason, proposal }: RequestOutlookDto): string {
  if (is_free) return 'Free';
  // No proposal helps here: another therapist would need a room, too.
  if (reason === 'no_room') return 'No room is free then';
  // There is no proposal when no therapist is free, or no room.
  if (reason === 'unassigned') return proposal ? 'Needs a therapist' : 'Needs a therapist: nobody can take it then';
  const label = REASON_LABELS[reason] ?? 'Not free';
  return proposal ? label : `${label}: nobody else is free then`;
}

/** Counts waiting clients in words: `2 on the waiting list`. */
export const waitingLabel = (count: number): string => `${count} on the waiting list`;

/** Describes the reminder of a confirmed booking whose client has not answered it. */
export function reminderLabel(request: Pick<WaitingRequestDto, 'is_unreachable' | 'waiting_minutes'>): string {
  if (request.is_unreachable) return 'Could not be reminded: every address was refused';
  const age = formatAge(request.waiting_minutes);
  return `Reminded ${age}${request.waiting_minutes < 1 ? '' : ' ago'}`;
}
