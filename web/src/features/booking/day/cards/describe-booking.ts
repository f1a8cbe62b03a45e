import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { addMinutes, formatTime, toMinutes, type ShopNow } from '../../../../shared/dates/dates.js';
import { formatBriefTime } from '../../../../shared/dates/format-brief-hours.js';
import { visitLabel } from '../../manage/visits/visit-label.js';
import { type DayProgress, formatLate } from '../../manage/day-state/day-progress.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';

/** The look of a card: its shape has a meaning, the colour repeats it. */
type CardShape = 'booked' | 'arrived' | 'in-service' | 'completed' | 'no-show' | 'request';

export function toShape({ status, day_state }: Pick<OfficeBookingDto, 'status' | 'day_state'>): CardShape {
  if (status === 'pending') return 'request';
  if (status === 'completed') return 'completed';
  if (status === 'no_show') return 'no-show';
  if (day_state === 'in_service') return 'in-service';
  return day_state === 'arrived' ? 'arrived' : 'booked';
}

/** Minutes before the start from which the desk expects the client. */
const DUE_MINUTES = 30;

/** Whether the next step of the visit is at hand: the client is due within 30 minutes, or is here. */
export function isDue(
  { booking_date, booking_time, day_state }: Pick<OfficeBookingDto, 'booking_date' | 'booking_time' | 'day_state'>,
  now: ShopNow,
): boolean {
  if (booking_date !== now.date) return false;
  return day_state !== null || toMinutes(booking_time) - toMinutes(now.time) <= DUE_MINUTES;
}

const SHAPE_LABELS: Partial<Record<CardShape, string>> = {
  arrived: 'Arrived',
  'in-service': 'In service',
  completed: 'Completed',
  'no-show': 'No-show',
  request: 'Request',
};

export interface CardView {
  /** Whether the card shows only its first line and its label, as in a list of a day. */
  isBrief?: boolean;
  /** Whether the card lies outside its therapist's column, in that of its room or in a list: it names them and cannot be moved. */
  isOutsideColumn?: boolean;
}

interface CardLabel {
  text: string;
  tone?: 'late' | 'very-late';
}

/**
 * Returns the label of a card: the client's lateness, else how far the visit has come; undefined where there is nothing
 * to say.
 */
export function cardLabel(booking: OfficeBookingDto, progress: DayProgress | undefined): CardLabel | undefined {
  if (progress?.state === 'expected' && progress.lateMinutes !== undefined) {
    const { lateMinutes, isVeryLate } = progress;
    return { text: formatLate(lateMinutes), ...(lateMinutes > 0 && { tone: isVeryLate ? 'very-late' : 'late' }) };
  }
  const text = SHAPE_LABELS[toShape(booking)];
  return text ? { text } : undefined;
}

export const formatSpan = (time: string, minutes: number): string =>
  `${formatTime(time)} to ${formatTime(addMinutes(time, minutes))}`;

/**
 * Describes the treatment: its service, its part of a visit, and its room where the shop has some.
 * @param isOutsideColumn whether the therapist is named instead of the room
 */
export const describeTreatment = (
  booking: Pick<OfficeBookingDto, 'service_name' | 'room_name' | 'therapist_name' | 'visit'>,
  isOutsideColumn = false,
): string =>
  [booking.service_name, visitLabel(booking), isOutsideColumn ? booking.therapist_name : booking.room_name]
    .filter(Boolean)
    .join(', ');

/**
 * Whether the label comes behind the treatment, where a line is left for it: the shape of the card already shows how a
 * visit has ended.
 * @param isBrief whether the card shows only its first line and its label
 */
export const isLabelLast = ({ status }: Pick<OfficeBookingDto, 'status'>, isBrief: boolean): boolean =>
  !isBrief && (status === 'completed' || status === 'no_show');

/**
 * Describes a booking in one sentence for screen readers. It begins with what the card shows, in the same order, so
 * that speech input finds it: https://www.w3.org/WAI/WCAG22/Understanding/label-in-name
 */
export function describeBooking(
  booking: OfficeBookingDto,
  label: CardLabel | undefined,
  { isBrief = false, isOutsideColumn = false }: CardView = {},
): string {
  const { booking_time, booking_duration, status, client_alert } = booking;
  const isSaid = status === 'completed' || status === 'no_show';
  const isLast = isLabelLast(booking, isBrief);
  const about = [
    `${formatBriefTime(booking_time)} ${formatClientName(booking)}`,
    !isLast && label?.text.toLowerCase(),
    !isBrief && client_alert,
    describeTreatment(booking, isOutsideColumn),
    isLast && label?.text.toLowerCase(),
    formatSpan(booking_time, booking_duration),
    !isSaid && status,
    booking.is_attendance_confirmed && 'the client will come',
  ];
  return [about.filter(Boolean).join(', '), client_alert].filter(Boolean).join(', alert: ');
}
