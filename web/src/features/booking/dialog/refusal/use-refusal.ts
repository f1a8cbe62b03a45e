import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { api, useGetShopQuery } from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { SHOP_TAGS } from '../../../../shared/api/tags.js';
import { focusField } from '../fields/focus-field.js';
import { toShownRefusal } from './refusal-places.js';
import type { BookingFormState } from '../form/use-booking-form.js';

/** Shows refusals of what the form has sent: at its fields, else in words beside the button. */
export function useRefusal(form: BookingFormState) {
  const { data: shop } = useGetShopQuery();
  const dispatch = useDispatch();
  const [text, setText] = useState<string>();

  /** Shows a refusal. @returns whether a field shows it, which then has the focus */
  const show = (error: unknown): boolean => {
    const refusal = toShownRefusal(error, { phone: shop?.phone ?? '', isOnline: navigator.onLine });
    const problem = parseProblem(error);
    // What was on offer may have changed since it was read.
    if (problem?.status === 409 || problem?.status === 422) dispatch(api.util.invalidateTags([...SHOP_TAGS]));
    if (problem?.errors?.some(({ field }) => field === 'website')) form.set({ website: undefined });
    setText(refusal.text);
    form.showErrors(refusal.fields);
    const [field] = Object.keys(refusal.fields);
    if (field) focusField(field);
    return field !== undefined;
  };

  return { text, show, clear: () => setText(undefined) };
}
