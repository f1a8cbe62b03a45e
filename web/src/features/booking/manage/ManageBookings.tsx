import { lazy, Suspense, useMemo, useState } from 'react';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { prefetch } from '../../../shared/optional-script/optional-script.js';
import { useAfterPaint } from '../../../shared/ui/use-after-paint.js';
import { useMediaQuery } from '../../../shared/ui/use-media-query.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import type { TimeOffDialogComponent } from '../day/explanation/time-off.js';
import { useBookingListParams } from './list/booking-filter.js';
import type { BookingHandlers } from './booking-handlers.js';
import { BookingsHeader } from './BookingsHeader.js';
import { BookingListSkeleton } from './list/BookingListSkeleton.js';
import { TableView } from './list/TableView.js';
import { useBookingToasts } from './live-toasts/use-booking-toasts.js';
import { preparePanel } from './panel/LazyBookingPanel.js';
import { SIDE_PANEL_QUERY } from './panel/side-panel-query.js';
import { usePanelUrl } from './panel/use-panel-url.js';
import { useUrlState } from '../../../shared/use-url-state.js';
import { useOpenCheckout } from '../../../shared/checkout/use-checkout-url.js';
import { useBookingsView } from './use-bookings-view.js';
import './manage-bookings.css';
import './print.css';

const AssignedBookings = lazy(() => import('./AssignedBookings.js'));
const DayView = lazy(() => import('../day/DayView.js'));
const RequestInbox = lazy(async () => ({ default: (await import('./requests/RequestInbox.js')).RequestInbox }));
const WaitingList = lazy(async () => ({ default: (await import('./waiting/WaitingList.js')).WaitingList }));
const loadWalkInDialog = () => import('./walk-in/WalkInDialog.js');
const WalkInDialog = lazy(async () => ({ default: (await loadWalkInDialog()).WalkInDialog }));
const loadCancelDialog = () => import('./cancel/CancelBookingDialog.js');
const CancelBookingDialog = lazy(async () => ({ default: (await loadCancelDialog()).CancelBookingDialog }));

interface ManageBookingsProps {
  userId: string | undefined;
  /**
   * Whether nothing can be changed: therapists see only the bookings that are assigned to them, as the server sends no
   * others.
   */
  readOnly: boolean;
  /** Whether the user may export lists and enter leave, unlike reception. */
  isAdmin: boolean;
  /** Blocks a time or enters leave, which only admins may. */
  TimeOffDialog: TimeOffDialogComponent;
}

export function ManageBookings({ userId, readOnly, isAdmin, TimeOffDialog }: ManageBookingsProps) {
  useBookingToasts(userId, { mayRead: !readOnly, isAdmin });
  return (
    <>
      <title>Manage Bookings</title>
      <Suspense fallback={<BookingListSkeleton />}>
        {readOnly ? <AssignedBookings /> : <AllBookings isAdmin={isAdmin} TimeOffDialog={TimeOffDialog} />}
      </Suspense>
    </>
  );
}

function AllBookings({ isAdmin, TimeOffDialog }: Pick<ManageBookingsProps, 'isAdmin' | 'TimeOffDialog'>) {
  const { opened, openSummary, openEditor, openNew } = usePanelUrl();
  const openCheckout = useOpenCheckout();
  const [view, setView] = useBookingsView();
  const [{ date }, change] = useBookingListParams();
  const onDate = (to: string) => change({ date: to });
  const [cancelling, setCancelling] = useState<OfficeBookingDto>();
  const [params, changeUrl] = useUrlState();
  const isBeside = useMediaQuery(SIDE_PANEL_QUERY);
  // The list is laid out a second time only after the panel has been painted, so that the panel opens at once.
  const isEditing = useAfterPaint(opened !== undefined) && isBeside;
  const today = useShopNow()?.date;
  const day = date ?? today;
  const filteredDay = view === 'table' && date && today && date >= today ? date : undefined;
  // Memoized, so that opening a booking does not render the rows of the list again.
  const handlers = useMemo<BookingHandlers>(
    () => ({
      onOpen: ({ id }) => openSummary(id),
      onEdit: ({ id }) => openEditor(id),
      onCancel: setCancelling,
      onPay: openCheckout,
      onOpenIntent: preparePanel,
      onCancelIntent: () => prefetch(loadCancelDialog),
    }),
    [openSummary, openEditor, openCheckout],
  );
  return (
    <div className="bookings-page" data-editing={isEditing || undefined}>
      <BookingsHeader
        view={view}
        onView={setView}
        onNew={() => openNew({ date: filteredDay })}
        onWalkIn={() => changeUrl({ 'walk-in': '' })}
        onNewIntent={preparePanel}
        isAdmin={isAdmin}
        isEditing={isEditing}
      />
      {view === 'requests' && (
        <Suspense fallback={<BookingListSkeleton />}>
          <RequestInbox handlers={handlers} openedId={opened?.id} />
        </Suspense>
      )}
      {view === 'table' && <TableView handlers={handlers} openedId={opened?.id} isEditing={isEditing} />}
      {view === 'day' && (
        <Suspense>
          <DayView
            {...{ date, onDate }}
            onOpen={handlers.onOpen}
            onNew={openNew}
            onWalkIn={(start) => changeUrl({ 'walk-in': start })}
            TimeOffDialog={isAdmin ? TimeOffDialog : undefined}
          />
          {day && <WaitingList date={day} />}
        </Suspense>
      )}
      <Suspense>
        {params.has('walk-in') && (
          <WalkInDialog
            start={params.get('walk-in') ?? ''}
            onOpen={openEditor}
            onClose={() => changeUrl({ 'walk-in': undefined }, { replace: true })}
          />
        )}
      </Suspense>
      <Suspense>
        {cancelling && (
          <CancelBookingDialog key={cancelling.id} booking={cancelling} onClose={() => setCancelling(undefined)} />
        )}
      </Suspense>
    </div>
  );
}
