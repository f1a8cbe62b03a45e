import { useEffect, useEffectEvent } from 'react';
import type { BookingFormState } from './form/use-booking-form.js';
import type { BookingOptions } from './form/use-booking-options.js';

/** Removes choices from the form that the shop no longer offers, and says so at their fields. */
export function useWithdrawnChoices(form: BookingFormState, { isServiceGone, isTherapistGone }: BookingOptions): void {
  const withdraw = useEffectEvent((field: 'service_id' | 'therapist_id', message: string) => {
    form.set({ [field]: undefined });
    form.showErrors({ [field]: message });
  });
  useEffect(() => {
    if (isServiceGone) withdraw('service_id', 'This treatment is no longer offered. Choose another one.');
  }, [isServiceGone]);
  useEffect(() => {
    if (isTherapistGone) withdraw('therapist_id', 'This therapist no longer takes bookings. Choose someone else.');
  }, [isTherapistGone]);
}

/** Returns the message about a choice that was withdrawn, until another one is made. */
export const findWithdrawn = ({ draft, errors }: BookingFormState): string | undefined =>
  (['service_id', 'therapist_id'] as const).map((field) => (draft[field] ? undefined : errors[field])).find(Boolean);
