import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { clockTime, laterTime } from '../../../shared/dates.js';

interface Props {
  booking: OfficeBookingDto;
  style: CSSProperties;
  /** It has been lifted, and this is where it came from. */
  isLifted: boolean;
  /** Absent for people who may only look; the next two are theirs neither. */
  onOpen: ((booking: OfficeBookingDto) => void) | undefined;
  onKey: (event: KeyboardEvent, booking: OfficeBookingDto) => void;
  onGrab: (event: PointerEvent<HTMLElement>, booking: OfficeBookingDto) => void;
}

export function DayBooking({ booking, style, isLifted, onOpen, onKey, onGrab }: Props) {
  const { status, client_name, service_name, booking_time: time, booking_duration: duration } = booking;
  const hours = `${clockTime(time)} to ${clockTime(laterTime(time, duration))}`;
  const look = {
    className: `day-booking day-${status}${isLifted ? ' day-lifted' : ''}`,
    style,
    'data-booking': booking.id,
    title: `${client_name}, ${hours}`,
    'aria-label': `${client_name}, ${service_name}, ${hours}, ${status}`,
  };
  const words = (
    <>
      <span className="day-booking-client">{client_name}</span>
      <span className="day-booking-time">{hours}</span>
      <span className="day-booking-service">{service_name}</span>
    </>
  );
  if (!onOpen) return <article {...look}>{words}</article>;
  return (
    <button
      type="button"
      {...look}
      aria-keyshortcuts="M"
      onClick={() => onOpen(booking)}
      onKeyDown={(event) => onKey(event, booking)}
      onPointerDown={(event) => onGrab(event, booking)}
    >
      {words}
    </button>
  );
}
