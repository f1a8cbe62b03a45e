import { lazy, useState } from 'react';
import { loadOptional } from '../../../../shared/optional-script/optional-script.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast } from '../../../../shared/toast/toasts.js';
import type { BookingAnswer } from '../result/booking-answer.js';
import type { VisitPart } from './visit-parts.js';

const load = async () => ({ default: (await loadOptional(() => import('./VisitForm.js'))).VisitForm });

/** The form of a visit, loaded only when a second treatment is added. */
export const VisitForm = lazy(load);

/** Holds the state of a visit: the treatments besides the first, and the result. */
export function useVisit() {
  const [more, setMore] = useState<readonly VisitPart[]>([]);
  const [isSaving, setSaving] = useState(false);
  const [requested, setRequested] = useState<BookingAnswer>();

  /** Begins a visit. The form of one treatment stays until the visit's form has loaded. */
  const begin = (part: VisitPart) =>
    void load().then(
      () => setMore([part]),
      () => toast(errorToast('That could not be loaded. Please try again.')),
    );

  return { more, setMore, begin, isSaving, setSaving, requested, setRequested };
}
