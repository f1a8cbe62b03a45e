import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { isToPay } from '../../../../shared/checkout/payment-state.js';
import type { ShopNow } from '../../../../shared/dates/dates.js';
import { toDayProgress } from './day-progress.js';

/** What the desk does next with a booking. */
export type BookingStep = 'confirm' | 'arrived' | 'in_service' | 'done' | 'no_show' | 'pay' | 'reopen';

export const STEP_LABELS: Readonly<Record<BookingStep, string>> = {
  confirm: 'Confirm',
  arrived: 'Arrived',
  in_service: 'Start',
  done: 'Done',
  no_show: 'No-show',
  pay: 'Take payment',
  reopen: 'Reopen',
};

/**
 * Returns the steps that a booking's state allows now: for cards, lists and the summary alike. The first one is what
 * usually comes next.
 */
export function listSteps(booking: OfficeBookingDto, now: ShopNow | undefined): BookingStep[] {
  const { status } = booking;
  // The deposit confirms what waits for it.
  if (status === 'pending') return booking.awaited_deposit ? [] : ['confirm'];
  if (status === 'confirmed') return listDaySteps(booking, now);
  return status === 'completed' && isToPay(booking) ? ['pay', 'reopen'] : ['reopen'];
}

/** Returns the steps of a confirmed visit of today, or of one of an earlier day that nobody has closed. */
function listDaySteps(booking: OfficeBookingDto, now: ShopNow | undefined): BookingStep[] {
  if (now && booking.booking_date < now.date) return booking.day_state === null ? ['done', 'no_show'] : ['done'];
  const progress = toDayProgress(booking, now);
  if (!progress) return [];
  const { state, mayBeDone, mayBeNoShow } = progress;
  if (state === 'expected') return mayBeNoShow ? ['arrived', 'no_show'] : ['arrived'];
  const end: BookingStep[] = mayBeDone ? ['done'] : [];
  return state === 'arrived' ? ['in_service', ...end] : end;
}
