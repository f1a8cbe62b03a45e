import { useRef, useState } from 'react';
import { useJoinWaitingListMutation, type JoinWaitingListDto } from '../../../../shared/api/generated.js';
import { useIdempotencyKey } from '../../../../shared/api/use-idempotency-key.js';
import { normalizeMobile } from '../../../../shared/phone.js';
import { focusField } from '../../dialog/fields/focus-field.js';
import type { BookingFormState } from '../../dialog/form/use-booking-form.js';
import { useRefusal } from '../../dialog/refusal/use-refusal.js';

type WaitingCriteria = Pick<JoinWaitingListDto, 'therapist_id' | 'windows'>;

/** An entry that was made. */
export interface Joined {
  request: JoinWaitingListDto;
  token: string;
}

/** Sends the form to the waiting list once; missing values are reported at their fields. */
export function useJoinWaitingList(form: BookingFormState, onJoined: (joined: Joined) => void) {
  const [post] = useJoinWaitingListMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const isBusy = useRef(false);
  const [isSending, setSending] = useState(false);
  const refusal = useRefusal(form);
  const [hint, setHint] = useState<string>();

  const send = async (request: JoinWaitingListDto) => {
    const { data, error } = await post({ 'idempotency-key': getIdempotencyKey(request), joinWaitingListDto: request });
    if (data) {
      form.settle();
      return onJoined({ request, token: data.token });
    }
    refusal.show(error);
  };

  const join = async (criteria: WaitingCriteria) => {
    if (isBusy.current) return;
    refusal.clear();
    setHint(undefined);
    const { draft } = form;
    if (!draft.service_id) {
      setHint('Please choose your service below first.');
      return focusField('service_id');
    }
    const wrong = form.checkAll();
    const email = draft.client_email?.trim() ?? '';
    if (!email) form.showErrors({ client_email: 'Please enter your email address' });
    if (wrong || !email) return focusField(wrong ?? 'client_email');
    isBusy.current = true;
    setSending(true);
    await send({
      ...criteria,
      service_id: draft.service_id,
      first_name: draft.first_name?.trim() ?? '',
      last_name: draft.last_name?.trim() ?? '',
      client_phone: normalizeMobile(draft.client_phone ?? ''),
      client_email: email,
      website: draft.website,
    });
    isBusy.current = false;
    setSending(false);
  };

  return { join, isSending, refusal: hint ?? refusal.text };
}
