import { useSearchParams } from 'react-router-dom';

export type View = 'table' | 'day' | 'requests';

const views: View[] = ['table', 'day', 'requests'];

/** How the bookings are looked at: `?view=`, the table where it is left out. */
export function useView(): [View, (view: View) => void] {
  const [params, setParams] = useSearchParams();
  const go = (view: View) => {
    const next = new URLSearchParams(params);
    if (view === 'table') next.delete('view');
    else next.set('view', view);
    setParams(next);
  };
  return [views.find((view) => view === params.get('view')) ?? 'table', go];
}
