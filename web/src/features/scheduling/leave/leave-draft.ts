import type { LeaveDto } from '../../../shared/api/generated.js';
import { addMinutes } from '../../../shared/dates/dates.js';

/** Leave as it is being entered. */
export interface LeaveDraft {
  therapist_id: string | undefined;
  kind: LeaveDto['kind'];
  first_date: string | undefined;
  last_date: string | undefined;
  /** Whether it takes hours of each day alone. */
  isPartial: boolean;
  start_time: string;
  end_time: string;
  repeats_until: string | undefined;
  note: string;
}

/** Key of the draft that a new sign-in gives back. Without a therapist it is that of leave for whom is yet to be chosen. */
export const toLeaveKey = (therapistId?: string): string => `leave ${therapistId ?? 'of anybody'}`;

export const toLeaveDraft = (therapist_id?: string, date?: string): LeaveDraft => ({
  ...{ therapist_id, kind: 'annual', first_date: date, last_date: date },
  ...{ isPartial: false, start_time: '09:00', end_time: '12:00', repeats_until: undefined, note: '' },
});

/** The first tap is the first day, a later one the last; another after that begins again. */
export function pickDay(draft: LeaveDraft, date: string, isOpenEnded: boolean): LeaveDraft {
  if (isOpenEnded && draft.first_date && date > draft.first_date) return { ...draft, last_date: date };
  return { ...draft, first_date: date, last_date: date };
}

/** The days as the API takes them; undefined while they are incomplete. */
export function toDays({ therapist_id, first_date, last_date, isPartial, ...draft }: LeaveDraft) {
  if (!therapist_id || !first_date || !last_date) return undefined;
  return {
    ...{ therapist_id, first_date, last_date },
    ...(isPartial && { start_time: draft.start_time, end_time: draft.end_time }),
    ...(draft.repeats_until && { repeats_until: draft.repeats_until }),
  };
}

/** Each half hour of a day. */
export const TIME_STEPS = Array.from({ length: 48 }, (_, nth) => addMinutes('00:00', nth * 30));
