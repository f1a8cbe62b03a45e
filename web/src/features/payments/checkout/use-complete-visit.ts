import { useState } from 'react';
import { toastError } from '../../../shared/api/error-message.js';
import { useCompleteOfficeBookingMutation, useLazyGetBookingQuery } from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';

/** Completes the treatments of a visit that are not completed yet, one after the other. */
export function useCompleteVisit() {
  const [read] = useLazyGetBookingQuery();
  const [complete] = useCompleteOfficeBookingMutation();
  const [isCompleting, setCompleting] = useState(false);
  const completeAll = async (bookingIds: readonly string[]) => {
    for (const id of bookingIds) {
      const { data: booking, error } = await read({ id });
      if (error) return error;
      if (booking?.status !== 'confirmed') continue;
      const completed = await complete({ id, versionDto: { version: booking.version } });
      if (completed.error) return completed.error;
    }
    return undefined;
  };
  const run = async (bookingIds: readonly string[]) => {
    if (isCompleting) return;
    setCompleting(true);
    const error = await completeAll(bookingIds);
    setCompleting(false);
    if (error) toastError(error, 'Failed to complete the visit. Please try again.');
    else toast(successToast('Visit completed'));
  };
  return { run, isCompleting };
}
