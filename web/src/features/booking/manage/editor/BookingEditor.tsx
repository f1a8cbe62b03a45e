import { useDeferredValue, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { useGetBookingQuery, type OfficeBookingDto } from '../../../../shared/api/generated.js';
import { formatTime, formatShortDate } from '../../../../shared/dates/dates.js';
import { RetryButton } from '../../../../shared/ui/load-failure/RetryButton.js';
import { Drawer } from '../../../../shared/ui/drawer/Drawer.js';
import { restoreFocus } from '../../../../shared/ui/dialog/use-dialog-focus.js';
import { useMediaQuery } from '../../../../shared/ui/use-media-query.js';
import { visitLabel } from '../visits/visit-label.js';
import type { EditorUrlState } from './use-editor-url-state.js';
import { EditorForm } from './EditorForm.js';
import { SIDE_PANEL_QUERY } from './side-panel-query.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import './booking-editor.css';

interface BookingEditorProps {
  opened: EditorUrlState;
  onClose: () => void;
  onCancelBooking: ComponentProps<typeof EditorForm>['onCancelBooking'];
}

/** The editor: beside the list where there is room, so that both can be used; otherwise above it. */
export function BookingEditor({ opened, onClose, onCancelBooking }: BookingEditorProps) {
  const isBeside = useMediaQuery(SIDE_PANEL_QUERY);
  const opener = useRef<Element>(null);
  const isOpen = opened !== undefined;
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  const {
    currentData: booking,
    isError,
    refetch,
  } = useGetBookingQuery({ id: opened?.id ?? '' }, { skip: !opened?.id });
  const handlers = { onDone: onClose, onCancelBooking };
  return (
    <Drawer
      open={isOpen}
      // Beside the editor the list has other rows, so the one that opened it may be gone by now.
      afterClose={() => restoreFocus(opener.current)}
      onClose={onClose}
      size={468}
      isBeside={isBeside}
      // A new booking focuses its name field itself: whoever answers the phone types at once.
      autoFocus={!opened?.defaults}
      title={
        <>
          {opened?.defaults ? 'Add Booking' : 'Edit Booking'}
          {opened?.id && <span className="editor-which">{booking && formatBookingTitle(booking)}</span>}
        </>
      }
      className="booking-editor"
      closeLabel="Close the editor"
    >
      {opened?.defaults ? (
        // Not loaded on demand: it must be there to take the focus.
        <EditorForm
          key={JSON.stringify(opened.defaults)}
          booking={undefined}
          defaults={opened.defaults}
          {...handlers}
        />
      ) : opened && booking ? (
        <DeferredForm key={booking.id} booking={booking} defaults={NO_DEFAULTS} {...handlers} />
      ) : isError ? (
        <div className="editor-body">
          <p>This booking could not be loaded.</p>
          <RetryButton onRetry={refetch} />
        </div>
      ) : (
        opened && <EditorSkeleton />
      )}
    </Drawer>
  );
}

const NO_DEFAULTS = {};

/** The form, rendered after the frame around it, so that the press that opened it is answered at once. */
function DeferredForm(props: ComponentProps<typeof EditorForm>) {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? <EditorForm {...props} /> : <EditorSkeleton />;
}

const formatBookingTitle = (booking: OfficeBookingDto) => {
  const { booking_date, booking_time } = booking;
  const label = visitLabel(booking);
  const title = `${formatClientName(booking)}, ${formatShortDate(booking_date)}, ${formatTime(booking_time)}`;
  return label ? `${title}, treatment ${label}` : title;
};

function EditorSkeleton() {
  return (
    <div className="editor-body editor-grid" role="status" aria-label="Loading booking">
      {Array.from({ length: 8 }, (_, nth) => (
        <span key={nth} className="skeleton editor-skeleton" />
      ))}
    </div>
  );
}
