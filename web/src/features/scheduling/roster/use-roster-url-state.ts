import { readUrlState } from '../../../shared/read-url-state.js';
import { useUrlState } from '../../../shared/use-url-state.js';
import { addDays, toMonday } from '../../../shared/dates/dates.js';
import { parseDay } from './week/week.js';

export type RosterView = 'table' | 'week' | 'plan';

const VIEWS: readonly (string | null)[] = ['week', 'plan'] satisfies RosterView[];

/** The roster's part of the URL state. */
export interface RosterUrlState {
  view: RosterView;
  /** The Monday of the week on screen; undefined for the present week. */
  week: string | undefined;
  /** Id of the therapist whose rows are shown; undefined for everybody. */
  person: string | undefined;
  /** Id of the open shift, or `new`. */
  shift: string | undefined;
}

/**
 * Returns the Monday of the week before or after the one that was chosen last, although another may still be on screen;
 * undefined for the present week.
 */
export function turnWeek(today: string, weeks: 1 | -1): string | undefined {
  const thisWeek = toMonday(today);
  const monday = addDays(toWeek(readUrlState()) ?? thisWeek, 7 * weeks);
  return monday === thisWeek ? undefined : monday;
}

function toWeek(params: URLSearchParams): string | undefined {
  const day = parseDay(params.get('week'));
  return day && toMonday(day);
}

export function useRosterUrlState(): [RosterUrlState, (change: Partial<RosterUrlState>) => void] {
  const [params, go] = useUrlState();
  const view: RosterUrlState = {
    view: VIEWS.includes(params.get('view')) ? (params.get('view') as RosterView) : 'table',
    week: toWeek(params),
    person: params.get('person') ?? undefined,
    shift: params.get('shift') ?? undefined,
  };
  const change = (part: Partial<RosterUrlState>) =>
    go({ ...part, ...(part.view && { view: part.view === 'table' ? undefined : part.view }) }, { replace: true });
  return [view, change];
}
