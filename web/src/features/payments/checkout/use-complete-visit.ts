import { useState } from 'react';
import { toastError } from '../../../shared/api/error-message.js';
import {
  type SaleLineDto,
  useCompleteOfficeBookingMutation,
  useGetBookingQuery,
  useLazyGetBookingQuery,
} from '../../../shared/api/generated.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';

/** Completes the treatments that were paid with a booking, once that has begun. */
export function useCompleteVisit(bookingId: string) {
  const { data: booking } = useGetBookingQuery({ id: bookingId });
  const now = useShopNow();
  const [read] = useLazyGetBookingQuery();
  const [complete] = useCompleteOfficeBookingMutation();
  const [isCompleting, setCompleting] = useState(false);
  const mayComplete =
    booking?.status === 'confirmed' &&
    now !== undefined &&
    `${booking.booking_date} ${booking.booking_time}` <= `${now.date} ${now.time}`;

  const completeEach = async (lines: readonly SaleLineDto[]) => {
    for (const id of lines.flatMap(({ booking_id }) => booking_id ?? [])) {
      const { data, error } = await read({ id });
      if (error) return error;
      if (data?.status !== 'confirmed') continue;
      const completed = await complete({ id, versionDto: { version: data.version } });
      if (completed.error) return completed.error;
    }
    return undefined;
  };
  const run = async (lines: readonly SaleLineDto[]) => {
    if (isCompleting) return;
    setCompleting(true);
    const error = await completeEach(lines);
    setCompleting(false);
    if (error) toastError(error, 'Failed to complete the visit. Please try again.');
    else toast(successToast('Visit completed'));
  };
  return { mayComplete, run, isCompleting };
}

export type VisitCompletion = ReturnType<typeof useCompleteVisit>;
