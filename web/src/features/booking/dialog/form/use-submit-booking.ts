import { useEffect, useRef, useState } from 'react';
import { isUnanswered } from '../../../../shared/api/attempts.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import {
  useGetShopQuery,
  useRequestBookingMutation,
  type BookingRequestDto,
} from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast } from '../../../../shared/toast/toasts.js';
import type { BookingAttempts, BookingAnswer } from '../result/booking-answer.js';
import { toRequest } from './booking-draft.js';
import { CONFIRM_ID } from '../fields/focus-field.js';
import { NOT_AVAILABLE_MESSAGES } from './not-available-messages.js';
import type { BookingFormState } from './use-booking-form.js';
import { useFormCheck } from './use-form-check.js';
import { useMailStatusPolling } from './use-mail-status-polling.js';
import { toDeposit } from '../../policy/deposit.js';
import { toSeenPolicy } from '../../policy/format-policy.js';
import { usePolicyChange } from '../../policy/use-policy-change.js';
import { usePriceChange } from './use-price-change.js';
import { useRefusal } from '../refusal/use-refusal.js';

/** Checks the form, sends the booking once, and reports its result. */
export function useSubmitBooking(form: BookingFormState, attempts: BookingAttempts) {
  const [requestBooking] = useRequestBookingMutation();
  const pollMailStatus = useMailStatusPolling();
  const { data: shop } = useGetShopQuery();
  const priceChange = usePriceChange(form.draft);
  const policyChange = usePolicyChange();
  const check = useFormCheck(form);
  const refusal = useRefusal(form);
  const isSending = useRef(false);
  const [unanswered, setUnanswered] = useState<readonly BookingRequestDto[]>([]);
  const [isSaving, setSaving] = useState(false);
  const [requested, setRequested] = useState<BookingAnswer>();
  const notAvailable = requested?.reason && NOT_AVAILABLE_MESSAGES[requested.reason];
  // The result is on screen by then, whose heading it must not hide.
  useEffect(() => {
    if (notAvailable) toast(errorToast(notAvailable, 'Therapist Not Available'));
  }, [notAvailable]);

  const showError = (error: unknown, sent: BookingRequestDto) => {
    const problem = parseProblem(error);
    if (isUnanswered(error)) setUnanswered((earlier) => [...earlier, sent]);
    if (priceChange.takeRefusal(problem, sent.seen_price) || policyChange.takeRefusal(problem))
      return document.getElementById(CONFIRM_ID)?.focus();
    if (refusal.show(error)) return;
    toast(errorToast('Failed to create booking. Please try again.'));
    document.getElementById(CONFIRM_ID)?.focus();
  };

  const send = async (body: BookingRequestDto) => {
    // A ref, because a double click comes before React has rendered the button disabled.
    if (isSending.current) return;
    isSending.current = true;
    setSaving(true);
    try {
      const answer = await attempts.send(body, (key) =>
        requestBooking({ 'idempotency-key': key, bookingRequestDto: body }).unwrap(),
      );
      setRequested(answer);
      void pollMailStatus(answer.session_id);
    } catch (error) {
      showError(error, body);
    } finally {
      isSending.current = false;
      setSaving(false);
    }
  };

  /** @param seenPrice the price that is on screen */
  const submit = async (seenPrice: number | undefined) => {
    priceChange.clear();
    policyChange.clear();
    refusal.clear();
    const seen_policy = toSeenPolicy(shop?.cancellation_policy);
    if (!(await check())) return;
    const request = toRequest(form.draft, { seen_price: seenPrice, seen_policy });
    const { service_id } = request;
    const treatments = seenPrice === undefined ? [] : [{ service_id, price: seenPrice }];
    await send({ ...request, seen_deposit: toDeposit(shop?.deposit, treatments) });
  };

  // The booking may have been stored, so a taken time may be the visitor's own.
  const isAskedFor = unanswered.some(
    (sent) => sent.booking_date === form.draft.booking_date && sent.booking_time === form.draft.booking_time,
  );

  const formatNotice: typeof priceChange.formatNotice = (price, isCurrent, button) =>
    refusal.text ?? policyChange.formatNotice(button) ?? priceChange.formatNotice(price, isCurrent, button);
  return { submit, isSaving, isUnanswered: isAskedFor, requested, formatNotice };
}
