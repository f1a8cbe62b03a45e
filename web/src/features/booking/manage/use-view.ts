import { useAddress } from '../../../shared/address.js';

export type View = 'table' | 'day' | 'requests';

const views: View[] = ['table', 'day', 'requests'];

/** How the bookings are looked at: `?view=`, the table where it is left out. */
export function useView(): [View, (view: View) => void] {
  const [params, change] = useAddress();
  const go = (view: View) => change({ view: view === 'table' ? undefined : view });
  return [views.find((view) => view === params.get('view')) ?? 'table', go];
}
