import type { CSSProperties } from 'react';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { formatBriefTime } from '../../../../shared/dates/format-brief-hours.js';
import { describeTreatment, formatSpan } from './describe-booking.js';
import styles from './cancelled-card.module.css';
import { serviceMark } from './service-tint.js';

interface CancelledCardProps {
  booking: OfficeBookingDto;
  style?: CSSProperties;
  /** Whether a booking has the slot now, so that only a mark is left beside it. */
  isBeside?: boolean;
  /** Undefined in read-only views. */
  onOpen: ((booking: OfficeBookingDto) => void) | undefined;
}

/** The trace of a cancelled booking: one thin line, or a mark beside what has its slot now. */
export function CancelledCard({ booking, style, isBeside = false, onOpen }: CancelledCardProps) {
  const name = `${formatBriefTime(booking.booking_time)} ${formatClientName(booking)}`;
  const span = formatSpan(booking.booking_time, booking.booking_duration);
  const frame = {
    // A press on it is none on the empty slot.
    className: `card ${styles.cancelledCard}`,
    style,
    title: `Cancelled: ${formatClientName(booking)}, ${describeTreatment(booking)}, ${span}`,
    'data-beside': isBeside || undefined,
  };
  const content = isBeside ? <span data-mark={serviceMark(booking.service_name)} /> : <s>{name}</s>;
  if (!onOpen)
    return (
      <div {...frame}>
        <span className="visually-hidden">Cancelled: {isBeside && name}</span>
        {content}
      </div>
    );
  return (
    <button type="button" {...frame} aria-label={`Cancelled: ${name}`} onClick={() => onOpen(booking)}>
      {content}
    </button>
  );
}
