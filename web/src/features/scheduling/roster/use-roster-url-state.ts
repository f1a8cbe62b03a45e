import { useUrlState } from '../../../shared/use-url-state.js';
import { toMonday } from '../../../shared/dates/dates.js';
import { parseDay } from './week/week.js';

export type RosterView = 'table' | 'week' | 'plan';

const VIEWS: readonly (string | null)[] = ['week', 'plan'] satisfies RosterView[];

/** The part of the roster on screen, as the URL has it. */
export interface RosterUrlState {
  view: RosterView;
  /** The Monday of the week that is shown; undefined: of this one. */
  week: string | undefined;
  /** The therapist whose rows are shown; undefined: everybody. */
  person: string | undefined;
  /** Id of the shift that is open, or `new`. */
  shift: string | undefined;
}

export function useRosterUrlState(): [RosterUrlState, (change: Partial<RosterUrlState>) => void] {
  const [params, go] = useUrlState();
  const day = parseDay(params.get('week'));
  const view: RosterUrlState = {
    view: VIEWS.includes(params.get('view')) ? (params.get('view') as RosterView) : 'table',
    week: day && toMonday(day),
    person: params.get('person') ?? undefined,
    shift: params.get('shift') ?? undefined,
  };
  const change = (part: Partial<RosterUrlState>) =>
    go({ ...part, ...(part.view && { view: part.view === 'table' ? undefined : part.view }) }, { replace: true });
  return [view, change];
}
