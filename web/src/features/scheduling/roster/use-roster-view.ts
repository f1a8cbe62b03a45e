import { useAddress } from '../../../shared/address.js';
import { dayIn, mondayOf } from './week.js';

/** What is looked at, as it stands in the address. */
interface RosterView {
  view: 'table' | 'week';
  /** The Monday of the week that is shown; undefined: of this one. */
  week: string | undefined;
  /** Id of the shift that is open, or `new`. */
  shift: string | undefined;
}

export function useRosterView(): [RosterView, (change: Partial<RosterView>) => void] {
  const [params, go] = useAddress();
  const day = dayIn(params.get('week'));
  const view: RosterView = {
    view: params.get('view') === 'week' ? 'week' : 'table',
    week: day && mondayOf(day),
    shift: params.get('shift') ?? undefined,
  };
  const change = (part: Partial<RosterView>) =>
    go({ ...part, ...(part.view && { view: part.view === 'week' ? 'week' : undefined }) }, { replace: true });
  return [view, change];
}
