import { useRef, useState } from 'react';
import { parseProblem } from '../../../../shared/api/problem.js';
import { useIdempotencyKey } from '../../../../shared/api/use-idempotency-key.js';
import {
  useGetShopQuery,
  useRequestBookingMutation,
  type BookingRequestDto,
  type RequestedBookingDto,
} from '../../../../shared/api/generated.js';
import { hasMobileRules, loadMobileRules } from '../../../../shared/phone.js';
import { clearToasts, toast } from '../../../../shared/toast/toast.js';
import { errorToast } from '../../../../shared/toast/toasts.js';
import { toRequest, type DraftField } from './booking-draft.js';
import { CONFIRM_ID, fieldId, focusField } from '../fields/focus-field.js';
import { NOT_AVAILABLE_MESSAGES } from './not-available-messages.js';
import { firstFailedCheck } from './submit-checks.js';
import type { BookingFormState } from './use-booking-form.js';
import { useMailStatusPolling } from './use-mail-status-polling.js';
import { usePriceChange } from './use-price-change.js';

/** Checks the form, sends the booking once, and says what came of it. */
export function useSubmitBooking(form: BookingFormState) {
  const { data: shop } = useGetShopQuery();
  const [requestBooking] = useRequestBookingMutation();
  const pollMailStatus = useMailStatusPolling();
  const getIdempotencyKey = useIdempotencyKey();
  const priceChange = usePriceChange(form.draft);
  const isSending = useRef(false);
  const unanswered = useRef<BookingRequestDto>(undefined);
  const [isUnanswered, setUnanswered] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [requested, setRequested] = useState<RequestedBookingDto>();

  const showError = (error: unknown, sent: BookingRequestDto) => {
    const problem = parseProblem(error);
    if (!problem || problem.status >= 500) {
      unanswered.current = sent;
      setUnanswered(true);
    }
    if (priceChange.takeRefusal(problem, sent.seen_price)) return document.getElementById(CONFIRM_ID)?.focus();
    const fields = problem?.errors?.filter(({ field }) => document.getElementById(fieldId(field))) ?? [];
    if (fields.length === 0) {
      toast(errorToast('Failed to create booking. Please try again.'));
      return document.getElementById(CONFIRM_ID)?.focus();
    }
    form.showErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
    focusField(fields[0]!.field as DraftField);
  };

  const send = async (request: BookingRequestDto) => {
    // A ref, because a double click comes before React has rendered the button disabled.
    if (isSending.current) return;
    isSending.current = true;
    setSaving(true);
    // It may have been made: only the same content again, price included, is known not to be a second booking.
    const body = { ...request };
    const last = unanswered.current;
    if (last && JSON.stringify({ ...body, seen_price: last.seen_price }) === JSON.stringify(last))
      body.seen_price = last.seen_price;
    unanswered.current = undefined;
    setUnanswered(false);
    try {
      const answer = await requestBooking({
        'idempotency-key': getIdempotencyKey(body),
        bookingRequestDto: body,
      }).unwrap();
      const reason = NOT_AVAILABLE_MESSAGES[answer.reason];
      if (reason) toast(errorToast(reason, 'Therapist Not Available'));
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
    if (!hasMobileRules(shop?.country)) await loadMobileRules(shop?.country);
    // What an earlier press was refused for is settled, or about to be said again.
    clearToasts();
    priceChange.clear();
    const failedCheck = firstFailedCheck(form.draft);
    const invalidField = form.checkAll();
    if (failedCheck) {
      toast(failedCheck.toast);
      return focusField(failedCheck.field);
    }
    if (invalidField) return focusField(invalidField);
    await send(toRequest(form.draft, seenPrice));
  };

  return { submit, isSaving, isUnanswered, requested, formatPriceNotice: priceChange.formatNotice };
}
