import { useSearchParams } from 'react-router-dom';
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
  const [params, setParams] = useSearchParams();
  const day = dayIn(params.get('week'));
  const view: RosterView = {
    view: params.get('view') === 'week' ? 'week' : 'table',
    week: day && mondayOf(day),
    shift: params.get('shift') ?? undefined,
  };
  const change = (part: Partial<RosterView>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries({ ...view, ...part })) {
          if (value && value !== 'table') next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return [view, change];
}
