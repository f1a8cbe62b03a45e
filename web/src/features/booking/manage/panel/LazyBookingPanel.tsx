import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { prefetch } from '../../../../shared/optional-script/optional-script.js';
import { useHasBeenTrue } from '../../../../shared/ui/use-has-been-true.js';
import { usePanelUrl } from './use-panel-url.js';

const load = () => import('./BookingPanel.js');
const BookingPanel = lazy(async () => ({ default: (await load()).BookingPanel }));

/** Fetches the panel's code ahead of time, when somebody points at a control that opens it. */
export const preparePanel = (): void => prefetch(load);

/** The booking that any page of the office can open, fetched when the first one is. */
export function LazyBookingPanel({ userId }: { userId: string | undefined }) {
  const { pathname } = useLocation();
  const isOpen = usePanelUrl().opened !== undefined;
  // The past opens a booking as it was by the same parameter.
  const isPast = pathname === '/past';
  return (
    useHasBeenTrue(isOpen && !isPast) &&
    !isPast && (
      <Suspense>
        <BookingPanel userId={userId} isBesideList={pathname === '/bookings'} />
      </Suspense>
    )
  );
}
