import { Alert } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { useWantedBookings } from './booking-filter.js';
import { BookingsHead } from './BookingsHead.js';
import { CancelBookingDialog } from './CancelBookingDialog.js';
import { BookingEditor } from './editor/BookingEditor.js';
import { RequestInbox } from './requests/RequestInbox.js';
import { TableView } from './TableView.js';
import { useBookingToasts } from './use-booking-toasts.js';
import { useOpened } from './use-opened.js';
import { useView } from './use-view.js';
import './manage-bookings.css';
import './print.css';

const DayView = lazy(() => import('../day/DayView.js'));

interface ManageBookingsProps {
  userId: string | undefined;
  /** Staff look at what is assigned to them; the server sends no more than that. */
  readOnly: boolean;
}

export function ManageBookings({ userId, readOnly }: ManageBookingsProps) {
  useBookingToasts(userId);
  return (
    <>
      <title>Manage Bookings</title>
      {readOnly ? <AssignedBookings /> : <AllBookings />}
    </>
  );
}

function AssignedBookings() {
  return (
    <>
      <header className="page-head">
        <h1 className="type-page">Manage Bookings</h1>
      </header>
      <Alert type="info" className="booking-note" title="Viewing your assigned bookings (read-only access)" />
      <TableView />
    </>
  );
}

/** What is being cancelled, and what follows once it is. */
interface Cancelling {
  booking: OfficeBookingDto;
  onCancelled?: () => void;
}

function AllBookings() {
  const { opened, open, openNew, close } = useOpened();
  const [view, setView] = useView();
  const [{ date }, change] = useWantedBookings();
  const [cancelling, setCancelling] = useState<Cancelling>();
  const acts = {
    openedId: opened?.id,
    onEdit: ({ id }: OfficeBookingDto) => open(id),
    onCancel: (booking: OfficeBookingDto) => setCancelling({ booking }),
  };
  return (
    <div className="bookings-page" data-editing={opened ? true : undefined}>
      <BookingsHead view={view} onView={setView} onNew={() => openNew()} isEditing={opened !== undefined} />
      {view === 'requests' && <RequestInbox acts={acts} />}
      {view === 'table' && <TableView acts={acts} isEditing={opened !== undefined} />}
      {view === 'day' && (
        <Suspense>
          <DayView date={date} onDate={(to) => change({ date: to })} onOpen={acts.onEdit} onNew={openNew} />
        </Suspense>
      )}
      <BookingEditor
        opened={opened}
        onClose={close}
        onCancelBooking={(booking, onCancelled) => setCancelling({ booking, onCancelled })}
      />
      {cancelling && (
        <CancelBookingDialog key={cancelling.booking.id} {...cancelling} onClose={() => setCancelling(undefined)} />
      )}
    </div>
  );
}
