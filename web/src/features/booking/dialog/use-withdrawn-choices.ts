import { useEffect, useEffectEvent } from 'react';
import { toAddOnIds, toAddOnText } from './fields/add-ons.js';
import type { BookingFormState } from './form/use-booking-form.js';
import type { BookingOptions } from './form/use-booking-options.js';

/**
 * Removes choices from the form that the shop no longer offers, and says so at their fields; add-ons that do not go with the
 * service are removed as well.
 */
export function useWithdrawnChoices(
  form: BookingFormState,
  { isServiceGone, isTherapistGone, keptAddOns }: BookingOptions,
): void {
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
  const kept = keptAddOns && toAddOnText(keptAddOns.map(({ id }) => id));
  const isAddOnGone = !!keptAddOns && keptAddOns.length < toAddOnIds(form.draft.add_ons).length;
  const keepAddOns = useEffectEvent(() => form.set({ add_ons: kept }));
  useEffect(() => {
    if (isAddOnGone) keepAddOns();
  }, [isAddOnGone]);
}

/** Returns the message about a choice that was withdrawn, until another one is made. */
export const findWithdrawn = ({ draft, errors }: BookingFormState): string | undefined =>
  (['service_id', 'therapist_id'] as const).map((field) => (draft[field] ? undefined : errors[field])).find(Boolean);
