import type { CSSProperties } from 'react';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { Stack } from '../../../../shared/ui/layout/Stack.js';
import { formatTint, type ServiceTints, serviceMark } from '../cards/service-tint.js';
import styles from './calendar-legend.module.css';

const SHAPES: [className: string, label: string][] = [
  ['card-booked', 'Booked'],
  ['card-arrived', 'Arrived'],
  ['card-in-service', 'In service'],
  ['card-completed', 'Completed'],
  ['card-no-show', 'No-show'],
  ['card-request', 'Request'],
  ['card-offer', 'Offer'],
  [styles.legendLate!, 'Late'],
  [styles.legendCancelled!, 'Cancelled'],
  [styles.legendBlock!, 'Blocked, busy, leave, closed'],
  [styles.legendOff!, 'Off duty'],
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
    <Stack className={styles.calendarLegend} aria-hidden="true">
      <ul>
        {[...services]
          .toSorted(([, one], [, other]) => one.localeCompare(other))
          .map(([id, name]) => (
            <li key={id}>
              <span
                className={`${styles.legendMark} card`}
                style={{ '--tint': formatTint(id, tints) } as CSSProperties}
              >
                {serviceMark(name)}
              </span>
              {name}
            </li>
          ))}
      </ul>
      <ul>
        {SHAPES.map(([className, label]) => (
          <li key={label}>
            <span className={`${styles.legendMark} card ${className}`}>
              <span className="card-name">{className === 'card-no-show' && 'Aa'}</span>
            </span>
            {label}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
