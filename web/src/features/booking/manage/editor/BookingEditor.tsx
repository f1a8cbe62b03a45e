import { Button, Drawer } from 'antd';
import { useGetBookingQuery, type OfficeBookingDto } from '../../../../shared/api/generated.js';
import { clockTime, shortDate } from '../../../../shared/dates.js';
import { CloseIcon } from '../../../../shared/icons.js';
import { useMedia } from '../../../../shared/media.js';
import type { Opened } from '../use-opened.js';
import { EditorForm } from './EditorForm.js';
import './booking-editor.css';

interface BookingEditorProps {
  opened: Opened;
  onClose: () => void;
  onCancelBooking: React.ComponentProps<typeof EditorForm>['onCancelBooking'];
}

/** Beside the list where there is room, so that both can be used; else above it. */
export function BookingEditor({ opened, onClose, onCancelBooking }: BookingEditorProps) {
  const isBeside = useMedia('(min-width: 1280px)');
  const { currentData: booking, isError, refetch } = useGetBookingQuery({ id: opened?.id ?? '' }, { skip: !opened?.id });
  const key = opened?.id ?? JSON.stringify(opened?.wish);
  return (
    <Drawer
      open={opened !== undefined}
      onClose={onClose}
      size={468}
      maxSize={468}
      mask={!isBeside}
      aria-modal={!isBeside}
      title={
        <>
          {opened?.wish ? 'Add Booking' : 'Edit Booking'}
          <span className="editor-which">{opened?.id && booking && whichOf(booking)}</span>
        </>
      }
      rootClassName="booking-editor"
      closable={{ placement: 'end', closeIcon: <CloseIcon />, 'aria-label': 'Close the editor' }}
      destroyOnHidden
    >
      {opened && (opened.wish || booking) ? (
        <EditorForm key={key} booking={booking} wish={opened.wish ?? {}} onDone={onClose} onCancelBooking={onCancelBooking} />
      ) : isError ? (
        <div className="editor-body">
          <p>This booking could not be loaded.</p>
          <Button onClick={() => refetch()}>Try again</Button>
        </div>
      ) : (
        opened && <EditorSkeleton />
      )}
    </Drawer>
  );
}

const whichOf = ({ client_name, booking_date, booking_time }: OfficeBookingDto) =>
  `${client_name}, ${shortDate(booking_date)}, ${clockTime(booking_time)}`;

function EditorSkeleton() {
  return (
    <div className="editor-body editor-grid" role="status" aria-label="Loading booking">
      {Array.from({ length: 8 }, (_, nth) => (
        <span key={nth} className="skeleton editor-skeleton" />
      ))}
    </div>
  );
}
