import { useCallback } from 'react';
import { useUrlState } from '../../../../shared/use-url-state.js';
import { parseDateParam } from '../list/booking-filter.js';

/** A new booking for a slot that was pointed at; what is left out is chosen in the editor. */
export interface NewBookingDefaults {
  therapist?: string | undefined;
  date?: string | undefined;
  time?: string | undefined;
  /** Id of whom it is for. */
  client?: string | undefined;
}

/** What the editor shows: a booking, a new one, or nothing. */
export type EditorUrlState =
  { id: string; defaults?: never } | { id?: never; defaults: NewBookingDefaults } | undefined;

/** Which keys of the address the editor owns. A day's date belongs to the list, a new booking's to `for`. */
export const EDITOR_PARAMS = ['booking', 'new', 'therapist', 'for', 'time', 'client'] as const;

type EditorParam = (typeof EDITOR_PARAMS)[number];
const NO_PARAMS = Object.fromEntries(EDITOR_PARAMS.map((key) => [key, undefined]));

/** What the editor shows is kept in the URL: `?booking=<id>`, or `?new` with `therapist`, `for` (date), `time` and `client`. */
export function useEditorUrlState() {
  const [params, change] = useUrlState();
  const go = (entries: Partial<Record<EditorParam, string | undefined>>) => change({ ...NO_PARAMS, ...entries });
  const open = useCallback((id: string) => change({ ...NO_PARAMS, booking: id }), [change]);
  return {
    opened: parseEditorParams(params),
    open,
    openNew: ({ therapist, date, time, client }: NewBookingDefaults = {}) =>
      go({ new: '', therapist, for: date, time, client }),
    close: () => go({}),
  };
}

function parseEditorParams(params: URLSearchParams): EditorUrlState {
  const id = params.get('booking');
  if (id) return { id };
  if (!params.has('new')) return undefined;
  const time = params.get('time') ?? '';
  return {
    defaults: {
      therapist: params.get('therapist') ?? undefined,
      date: parseDateParam(params, 'for'),
      client: params.get('client') ?? undefined,
      time: /^\d\d:\d\d$/.test(time) ? time : undefined,
    },
  };
}
