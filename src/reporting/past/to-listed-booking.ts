import { fullName, nameTreatment } from '../../booking/index.js';
import { toAmount } from '../../kernel/money.js';
import type { PastListedBookingDto } from './past-lists.dto.js';
import type { PastState } from './past-states.js';

/** Converts a booking's past state to an item of a list. */
export function toListedBooking(state: PastState, therapistName: string): PastListedBookingDto {
  const { id, version, appointment, service, client, status, dayState } = state;
  return {
    id,
    version,
    booking_date: appointment.date,
    booking_time: appointment.time,
    booking_duration: service.durationMinutes,
    client_name: fullName(client),
    service_name: nameTreatment(service),
    therapist_name: therapistName,
    status,
    day_state: dayState ?? null,
    total_price: toAmount(service.totalCents),
  };
}
