import { useRef } from 'react';
import {
  useRequestVisitMutation,
  type RequestedVisitDto,
  type VisitPartDto,
  type VisitRequestDto,
  type VisitStartDto,
} from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { useIdempotencyKey } from '../../../../shared/api/use-idempotency-key.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast } from '../../../../shared/toast/toasts.js';
import { CONFIRM_ID, focusField } from '../fields/focus-field.js';
import { toRequest } from '../form/booking-draft.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import { useFormCheck } from '../form/use-form-check.js';
import { useMailStatusPolling } from '../form/use-mail-status-polling.js';
import { usePriceChange } from '../form/use-price-change.js';

const LOST =
  'Somebody else was faster, so nothing was booked. Everything that you entered is kept: choose another time.';

/** Sends the whole visit once: all of it is booked, or nothing. */
export function useSubmitVisit(
  form: BookingFormState,
  {
    onSaving,
    onRequested,
    onLost,
  }: { onSaving: (isSaving: boolean) => void; onRequested: (visit: RequestedVisitDto) => void; onLost: () => void },
) {
  const [requestVisit] = useRequestVisitMutation();
  const pollMailStatus = useMailStatusPolling();
  const getIdempotencyKey = useIdempotencyKey();
  const priceChange = usePriceChange(form.draft);
  const { check, showRefusedFields } = useFormCheck(form);
  const isSending = useRef(false);
  const sent = useRef<VisitRequestDto>(undefined);

  const showError = (error: unknown, body: VisitRequestDto) => {
    const problem = parseProblem(error);
    if (!problem || problem.status >= 500) sent.current = body;
    if (priceChange.takeRefusal(problem, body.seen_price)) return onLost();
    if (problem?.status === 422 && showRefusedFields(problem)) return;
    if (problem?.status === 409) {
      onLost();
      toast(errorToast(problem.code === 'visits-not-offered' ? problem.detail! : LOST, 'Time Not Available'));
    } else toast(errorToast(problem?.status === 422 ? problem.detail! : 'Failed to book. Please try again.'));
    document.getElementById(CONFIRM_ID)?.focus();
  };

  const send = async (body: VisitRequestDto) => {
    if (isSending.current) return;
    isSending.current = true;
    onSaving(true);
    sent.current = undefined;
    try {
      const answer = await requestVisit({ 'idempotency-key': getIdempotencyKey(body), visitRequestDto: body }).unwrap();
      onRequested(answer);
      void pollMailStatus(answer.session_id);
    } catch (error) {
      showError(error, body);
    } finally {
      isSending.current = false;
      onSaving(false);
    }
  };

  /** @param start the chosen one, undefined where none is free at the chosen time */
  const submit = async (start: VisitStartDto | undefined) => {
    priceChange.clear();
    if (!(await check())) return;
    const { service_id: _service, therapist_id: _therapist, ...visit } = toRequest(form.draft, start?.total_price);
    const last = sent.current;
    // Nobody knows whether it was booked: only the same again finds that out.
    if (last && last.booking_date === visit.booking_date && last.booking_time === visit.booking_time) return send(last);
    if (!start) {
      toast(errorToast('Choose a time at which the whole visit is free', 'Missing Information'));
      return focusField('booking_time');
    }
    const parts = start.parts.map(({ service_id, therapist_id, guest }): VisitPartDto => {
      return { service_id, therapist_id, guest: guest === 2 ? 2 : 1 };
    });
    await send({ ...visit, parts });
  };

  return { submit, formatPriceNotice: priceChange.formatNotice };
}
