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

/** What is edited of a booking first. */
export type EditedField = 'date' | undefined;

/** The panel's content: the summary of a booking, its editor, a new booking, or nothing. */
type PanelUrlState =
  | { id: string; isEdited: boolean; field: EditedField; defaults?: never }
  | { id?: never; isEdited?: never; field?: never; defaults: NewBookingDefaults }
  | undefined;

/** The URL parameters that belong to the panel. `date` belongs to the list, so a new booking's date is `for`. */
export const PANEL_PARAMS = ['booking', 'edit', 'new', 'therapist', 'for', 'time', 'client', 'again'] as const;

type PanelParam = (typeof PANEL_PARAMS)[number];
const NO_PARAMS = Object.fromEntries(PANEL_PARAMS.map((key) => [key, undefined]));

/**
 * Reads and changes the panel's URL state: `?booking=<id>` for the summary, with `edit` for the editor, or `?new` with
 * `therapist`, `for` (date), `time`, `client` and `again`.
 */
export function usePanelUrl() {
  const [params, change] = useUrlState();
  const go = (entries: Partial<Record<PanelParam, string | undefined>>) => change({ ...NO_PARAMS, ...entries });
  const openSummary = useCallback((id: string) => change({ ...NO_PARAMS, booking: id }), [change]);
  const openEditor = useCallback(
    (id: string, field?: EditedField) => change({ ...NO_PARAMS, booking: id, edit: field ?? '' }),
    [change],
  );
  return {
    opened: parsePanelParams(params),
    openSummary,
    openEditor,
    openNew: ({ therapist, date, time, client }: NewBookingDefaults = {}) =>
      go({ new: '', therapist, for: date, time, client }),
    close: () => go({}),
  };
}

function parsePanelParams(params: URLSearchParams): PanelUrlState {
  const id = params.get('booking');
  const edit = params.get('edit');
  if (id) return { id, isEdited: edit !== null, field: edit === 'date' ? edit : undefined };
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
