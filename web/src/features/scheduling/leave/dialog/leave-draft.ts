import type { LeaveDto, LeaveTermsDto } from '../../../../shared/api/generated.js';
import { toTime } from '../../../../shared/dates/dates.js';

/** The form's values for leave. */
export interface LeaveDraft {
  therapist_id: string | undefined;
  kind: LeaveDto['kind'];
  first_date: string | undefined;
  last_date: string | undefined;
  /** Whether it takes only some hours of each day. */
  isPartial: boolean;
  start_time: string;
  end_time: string;
  repeats_until: string | undefined;
  note: string;
}

/**
 * Returns the key of the draft that is restored after a new sign-in. Without an id it is that of the dialog in which
 * the therapist is chosen.
 */
export const toLeaveKey = (therapistId?: string): string => `leave ${therapistId ?? 'of anybody'}`;

export const toLeaveDraft = (therapist_id?: string, date?: string): LeaveDraft => ({
  ...{ therapist_id, kind: 'annual', first_date: date, last_date: date },
  ...{ isPartial: false, start_time: '09:00', end_time: '12:00', repeats_until: undefined, note: '' },
});

/** Chooses a day: the first tap sets the first day, the next one on a later day the last; another one begins again. */
export function pickDay(draft: LeaveDraft, date: string, isOpenEnded: boolean): LeaveDraft {
  if (isOpenEnded && draft.first_date && date > draft.first_date) return { ...draft, last_date: date };
  return { ...draft, first_date: date, last_date: date };
}

/** Converts the draft's days to the request; undefined while they are incomplete. */
export function toDays({ therapist_id, first_date, last_date, isPartial, ...draft }: LeaveDraft) {
  if (!therapist_id || !first_date || !last_date) return undefined;
  return {
    ...{ therapist_id, first_date, last_date },
    ...(isPartial && { start_time: draft.start_time, end_time: draft.end_time }),
    ...(draft.repeats_until && { repeats_until: draft.repeats_until }),
  };
}

/** Converts the draft to the leave that is entered on these days. */
export const toTerms = ({ kind, note }: LeaveDraft, days: NonNullable<ReturnType<typeof toDays>>): LeaveTermsDto => ({
  ...days,
  kind,
  note: note.trim() || null,
});

/** Every half hour of a day, `HH:mm`, midnight at its end included. */
export const TIME_STEPS = Array.from({ length: 49 }, (_, nth) => toTime(nth * 30));
