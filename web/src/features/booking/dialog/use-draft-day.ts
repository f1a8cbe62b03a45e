import { useEffect } from 'react';
import { useGetShopQuery } from '../../../shared/api/generated.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { connectLive } from '../../../shared/live/live-connection.js';
import { useDayAvailability } from './date-and-time/use-day-availability.js';
import type { BookingFormState } from './form/use-booking-form.js';
import { useBookingOptions } from './form/use-booking-options.js';
import { useWithdrawnChoices } from './use-withdrawn-choices.js';

/** Reads the options for a draft, and the day's times of the chosen therapist. */
export function useDraftDay(form: BookingFormState) {
  const { draft } = form;
  const { data: shop } = useGetShopQuery();
  const now = useShopNow();
  useEffect(connectLive, []);
  const bookingOptions = useBookingOptions(draft);
  useWithdrawnChoices(form, bookingOptions);
  const { booking_date: date, therapist_id: therapistId, service_id: serviceId } = draft;
  const { unassignedId, therapist, extra } = bookingOptions;
  const day = useDayAvailability(
    { date, therapistId, therapistName: therapist?.name, unassignedId, serviceId, extra },
    now,
  );
  return { shop, now, bookingOptions, day };
}
