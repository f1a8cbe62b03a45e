import { useRef, useState } from 'react';
import { parseProblem } from '../../../../shared/api/problem.js';
import { useIdempotencyKey } from '../../../../shared/api/use-idempotency-key.js';
import {
  useRequestBookingMutation,
  type BookingRequestDto,
  type RequestedBookingDto,
} from '../../../../shared/api/generated.js';
import { clearToasts, toast } from '../../../../shared/toast/toast.js';
import { errorToast } from '../../../../shared/toast/toasts.js';
import { toRequest, type DraftField } from './booking-draft.js';
import { CONFIRM_ID, fieldId, focusField } from '../fields/focus-field.js';
import { NOT_AVAILABLE_MESSAGES } from './not-available-messages.js';
import { firstFailedCheck } from './submit-checks.js';
import type { BookingFormState } from './use-booking-form.js';
import { useMailStatusPolling } from './use-mail-status-polling.js';

/** Checks the form, sends the booking once, and says what came of it. */
export function useSubmitBooking(form: BookingFormState) {
  const [requestBooking] = useRequestBookingMutation();
  const pollMailStatus = useMailStatusPolling();
  const getIdempotencyKey = useIdempotencyKey();
  const isSending = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [requested, setRequested] = useState<RequestedBookingDto>();

  const showError = (error: unknown) => {
    const fields = parseProblem(error)?.errors?.filter(({ field }) => document.getElementById(fieldId(field))) ?? [];
    if (fields.length === 0) {
      toast(errorToast('Failed to create booking. Please try again.'));
      return document.getElementById(CONFIRM_ID)?.focus();
    }
    form.showErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
    focusField(fields[0]!.field as DraftField);
  };

  const send = async (body: BookingRequestDto) => {
    // A ref, because a double click comes before React has rendered the button disabled.
    if (isSending.current) return;
    isSending.current = true;
    setSaving(true);
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
      showError(error);
    } finally {
      isSending.current = false;
      setSaving(false);
    }
  };

  const submit = async () => {
    // What an earlier press was refused for is settled, or about to be said again.
    clearToasts();
    const failedCheck = firstFailedCheck(form.draft);
    const invalidField = form.checkAll();
    if (failedCheck) {
      toast(failedCheck.toast);
      return focusField(failedCheck.field);
    }
    if (invalidField) return focusField(invalidField);
    await send(toRequest(form.draft));
  };

  return { submit, isSaving, requested };
}
