import { useRef, useState } from 'react';
import { parseProblem } from '../../../../shared/api/problem.js';
import { useIdempotencyKey } from '../../../../shared/api/use-idempotency-key.js';
import {
  useRequestBookingMutation,
  type BookingRequestDto,
  type RequestedBookingDto,
} from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast } from '../../../../shared/toast/toasts.js';
import { toRequest } from './booking-draft.js';
import { CONFIRM_ID } from '../fields/focus-field.js';
import { NOT_AVAILABLE_MESSAGES } from './not-available-messages.js';
import type { BookingFormState } from './use-booking-form.js';
import { useFormCheck } from './use-form-check.js';
import { useMailStatusPolling } from './use-mail-status-polling.js';
import { usePriceChange } from './use-price-change.js';

/** Checks the form, sends the booking once, and says what came of it. */
export function useSubmitBooking(form: BookingFormState) {
  const [requestBooking] = useRequestBookingMutation();
  const pollMailStatus = useMailStatusPolling();
  const getIdempotencyKey = useIdempotencyKey();
  const priceChange = usePriceChange(form.draft);
  const { check, showRefusedFields } = useFormCheck(form);
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
    if (showRefusedFields(problem)) return;
    toast(errorToast('Failed to create booking. Please try again.'));
    document.getElementById(CONFIRM_ID)?.focus();
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
    priceChange.clear();
    if (await check()) await send(toRequest(form.draft, seenPrice));
  };

  return { submit, isSaving, isUnanswered, requested, formatPriceNotice: priceChange.formatNotice };
}
