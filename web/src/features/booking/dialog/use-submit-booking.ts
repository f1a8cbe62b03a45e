import { useRef, useState } from 'react';
import { problemOf } from '../../../shared/api/problem.js';
import { useSendingKey } from '../../../shared/api/use-sending-key.js';
import {
  useRequestBookingMutation,
  type BookingRequestDto,
  type RequestedBookingDto,
} from '../../../shared/api/generated.js';
import { clearToasts, toast } from '../../../shared/toast.js';
import { toRequest, type DraftField } from './booking-draft.js';
import { CONFIRM_ID, fieldId, goToField } from './go-to-field.js';
import { NOT_AVAILABLE } from './not-available.js';
import { firstRefusal } from './submit-checks.js';
import type { BookingFormState } from './use-booking-form.js';
import { useMailWatch } from './use-mail-watch.js';

/** Checks the form, sends the booking once, and says what came of it. */
export function useSubmitBooking(form: BookingFormState) {
  const [requestBooking] = useRequestBookingMutation();
  const watchMail = useMailWatch();
  const keyFor = useSendingKey();
  const sending = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [requested, setRequested] = useState<RequestedBookingDto>();

  const showRefusal = (error: unknown) => {
    const fields = problemOf(error)?.errors?.filter(({ field }) => document.getElementById(fieldId(field))) ?? [];
    if (fields.length === 0) {
      toast({ title: 'Error', description: 'Failed to create booking. Please try again.', destructive: true });
      return document.getElementById(CONFIRM_ID)?.focus();
    }
    form.showErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
    goToField(fields[0]!.field as DraftField);
  };

  const send = async (body: BookingRequestDto) => {
    // A ref, because a double click comes before React has rendered the button disabled.
    if (sending.current) return;
    sending.current = true;
    setSaving(true);
    try {
      const answer = await requestBooking({ 'idempotency-key': keyFor(body), bookingRequestDto: body }).unwrap();
      const reason = NOT_AVAILABLE[answer.reason];
      if (reason) toast({ title: 'Therapist Not Available', description: reason, destructive: true });
      setRequested(answer);
      void watchMail(answer.session_id);
    } catch (error) {
      showRefusal(error);
    } finally {
      sending.current = false;
      setSaving(false);
    }
  };

  const submit = async () => {
    // What an earlier press was refused for is settled, or about to be said again.
    clearToasts();
    const refusal = firstRefusal(form.draft);
    const wrong = form.checkAll();
    if (refusal) {
      toast(refusal.toast);
      return goToField(refusal.field);
    }
    if (wrong) return goToField(wrong);
    await send(toRequest(form.draft));
  };

  return { submit, isSaving, requested };
}
