import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { addMinutes, formatLongDate, formatTime } from '../../../../shared/dates/dates.js';
import { formatMinutes } from '../../../../shared/dates/format-minutes.js';
import { DescriptionList, type DescriptionItem } from '../../../../shared/ui/DescriptionList.js';
import { visitLabel } from '../visits/visit-label.js';
import { SummaryMoney } from './SummaryMoney.js';
import styles from './summary.module.css';

/** When it is, what is given, by whom and where, and what it costs. */
export function SummaryDetails({ booking }: { booking: OfficeBookingDto }) {
  const { booking_date: date, booking_time: time, booking_duration: minutes, notes, room_name: room } = booking;
  const end = formatTime(addMinutes(time, minutes));
  const text = (words: string) => <span className={styles.text}>{words}</span>;
  const items: DescriptionItem[] = [
    ['When', text(`${formatLongDate(date)}\n${formatTime(time)} to ${end}, ${formatMinutes(minutes)}`)],
    ['Treatment', [booking.service_name, visitLabel(booking)].filter(Boolean).join(', ')],
    [
      'Therapist',
      <span key="therapist" className={booking.is_unassigned ? styles.unassigned : undefined}>
        {booking.therapist_name}
      </span>,
    ],
    ...(room ? [['Room', room] satisfies DescriptionItem] : []),
    ['Price', <SummaryMoney key="price" booking={booking} />],
    ...(booking.cancellation_reason
      ? [['Cancelled', text(booking.cancellation_reason)] satisfies DescriptionItem]
      : []),
    ...(notes ? [['Notes', text(notes)] satisfies DescriptionItem] : []),
  ];
  return <DescriptionList items={items} className={styles.details} />;
}
