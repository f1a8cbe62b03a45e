import { useCallback } from 'react';
import { useUrlState } from '../../../../shared/use-url-state.js';
import { parseDateParam } from '../list/booking-filter.js';

/** Initial values of a new booking; fields that are left out are chosen in the editor. */
export interface NewBookingDefaults {
  therapist?: string | undefined;
  date?: string | undefined;
  time?: string | undefined;
  /** Id of the client. */
  client?: string | undefined;
  /** Id of an earlier booking, whose treatment is filled in. */
  again?: string | undefined;
}

/** The editor's content: a booking, a new one, or nothing. */
export type EditorUrlState =
  { id: string; defaults?: never } | { id?: never; defaults: NewBookingDefaults } | undefined;

/** The URL parameters that belong to the editor. `date` belongs to the list, so a new booking's date is `for`. */
export const EDITOR_PARAMS = ['booking', 'new', 'therapist', 'for', 'time', 'client', 'again'] as const;

type EditorParam = (typeof EDITOR_PARAMS)[number];
const NO_PARAMS = Object.fromEntries(EDITOR_PARAMS.map((key) => [key, undefined]));

/**
 * Reads and changes the editor's URL state: `?booking=<id>`, or `?new` with `therapist`, `for` (date), `time`,
 * `client` and `again`.
 */
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
      again: params.get('again') ?? undefined,
      time: /^\d\d:\d\d$/.test(time) ? time : undefined,
    },
  };
}
