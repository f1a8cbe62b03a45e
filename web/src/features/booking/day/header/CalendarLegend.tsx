import type { CSSProperties } from 'react';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { formatTint, type ServiceTints, serviceMark } from '../cards/service-tint.js';

const SHAPES: [className: string, label: string][] = [
  ['card-booked', 'Booked'],
  ['card-arrived', 'Arrived'],
  ['card-in-service', 'In service'],
  ['card-completed', 'Completed'],
  ['card-no-show', 'No-show'],
  ['card-request', 'Request'],
  ['card-offer', 'Offer'],
  ['legend-late', 'Late'],
  ['legend-cancelled', 'Cancelled'],
  ['legend-block', 'Blocked, busy, leave, closed'],
  ['legend-off', 'Off duty'],
];

interface CalendarLegendProps {
  /** The bookings on screen, whose treatments are explained. */
  bookings: OfficeBookingDto[];
  tints: ServiceTints;
}

/** The meaning of tints and shapes. Hidden from screen readers, since each card is described in words. */
export function CalendarLegend({ bookings, tints }: CalendarLegendProps) {
  const services = new Map(bookings.map(({ service_id, service_name }) => [service_id, service_name]));
  return (
    <div className="calendar-legend" aria-hidden="true">
      <ul>
        {[...services]
          .toSorted(([, one], [, other]) => one.localeCompare(other))
          .map(([id, name]) => (
            <li key={id}>
              <span className="legend-mark card" style={{ '--tint': formatTint(id, tints) } as CSSProperties}>
                {serviceMark(name)}
              </span>
              {name}
            </li>
          ))}
      </ul>
      <ul>
        {SHAPES.map(([className, label]) => (
          <li key={label}>
            <span className={`legend-mark card ${className}`}>
              <span className="card-name">{className === 'card-no-show' && 'Aa'}</span>
            </span>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
