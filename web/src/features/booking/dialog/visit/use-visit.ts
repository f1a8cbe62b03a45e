import { useEffect, useEffectEvent, useState } from 'react';
import { loadOptional } from '../../../../shared/optional-script/optional-script.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast } from '../../../../shared/toast/toasts.js';
import { keepFocus } from '../fields/keep-focus.js';
import type { BookingAnswer } from '../result/booking-answer.js';
import type { VisitForm } from './VisitForm.js';
import type { VisitPart } from './visit-parts.js';

/**
 * Holds the state of a visit: the treatments besides the first, and the result.
 * @param kept the treatments from before a reload
 */
export function useVisit(kept: readonly VisitPart[] = []) {
  /** The form of a visit, loaded only when a second treatment is added. */
  const [Form, setForm] = useState<typeof VisitForm>();
  const [more, setMore] = useState<readonly VisitPart[]>([]);
  const [isSaving, setSaving] = useState(false);
  const [requested, setRequested] = useState<BookingAnswer>();

  /** Begins a visit. The form of one treatment stays until the visit's form has loaded. */
  const begin = (...parts: VisitPart[]) =>
    void loadOptional(() => import('./VisitForm.js')).then(
      ({ VisitForm }) =>
        keepFocus(() => {
          setForm(() => VisitForm);
          setMore(parts);
        }),
      () => toast(errorToast('That could not be loaded. Please try again.')),
    );

  const restore = useEffectEvent(() => {
    if (kept.length > 0) begin(...kept);
  });
  useEffect(() => restore(), []);

  return {
    Form: more.length > 0 ? Form : undefined,
    more,
    setMore,
    begin,
    isSaving,
    setSaving,
    requested,
    setRequested,
  };
}
