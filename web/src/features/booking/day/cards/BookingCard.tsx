import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { AlertIcon, CheckIcon } from '../../../shared/ui/icons.js';
import { visitLabel } from '../manage/visits/visit-label.js';
import { formatTime, addMinutes } from '../../../shared/dates/dates.js';

interface DayBookingProps {
  booking: OfficeBookingDto;
  style: CSSProperties;
  /** Whether it is being moved: this is its original position. */
  isLifted: boolean;
  /** Absent in read-only views, which do not use the next two either. */
  onOpen: ((booking: OfficeBookingDto) => void) | undefined;
  onKey: (event: KeyboardEvent, booking: OfficeBookingDto) => void;
  onGrab: (event: PointerEvent<HTMLElement>, booking: OfficeBookingDto) => void;
}

const describeStatus = ({ status, is_attendance_confirmed }: OfficeBookingDto) =>
  is_attendance_confirmed ? `${status}, the client will come` : status;

export function DayBooking({ booking, style, isLifted, onOpen, onKey, onGrab }: DayBookingProps) {
  const { status, client_name, booking_time: time, booking_duration: duration } = booking;
  const service_name = [booking.service_name, visitLabel(booking)].filter(Boolean).join(', ');
  const hours = `${formatTime(time)} to ${formatTime(addMinutes(time, duration))}`;
  const what = booking.room_name ? `${service_name}, ${booking.room_name}` : service_name;
  const attributes = {
    className: `day-booking day-${status}${isLifted ? ' day-lifted' : ''}`,
    style,
    'data-booking': booking.id,
    title: [`${client_name}, ${hours}`, booking.room_name, booking.client_alert].filter(Boolean).join('\n'),
    'aria-label': [`${client_name}, ${what}, ${hours}, ${describeStatus(booking)}`, booking.client_alert]
      .filter(Boolean)
      .join(', alert: '),
  };
  const content = (
    <>
      <span className="day-booking-client">
        {booking.client_alert && <AlertIcon width={16} height={16} className="day-booking-alert" />}
        {client_name}
        {booking.is_attendance_confirmed && <CheckIcon width={14} height={14} className="day-booking-comes" />}
      </span>
      <span className="day-booking-time">{hours}</span>
      <span className="day-booking-service">{what}</span>
    </>
  );
  if (!onOpen) return <article {...attributes}>{content}</article>;
  return (
    <button
      type="button"
      {...attributes}
      aria-keyshortcuts="M"
      onClick={() => onOpen(booking)}
      onKeyDown={(event) => onKey(event, booking)}
      onPointerDown={(event) => onGrab(event, booking)}
    >
      {content}
    </button>
  );
}
