import { useRef, useState } from 'react';
import {
  useGetShopQuery,
  useRequestVisitMutation,
  type VisitPartDto,
  type VisitRequestDto,
  type VisitStartDto,
} from '../../../../shared/api/generated.js';
import { isUnanswered } from '../../../../shared/api/attempts.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast } from '../../../../shared/toast/toasts.js';
import { CONFIRM_ID, focusField } from '../fields/focus-field.js';
import { toRequest } from '../form/booking-draft.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import { useFormCheck } from '../form/use-form-check.js';
import { useMailStatusPolling } from '../form/use-mail-status-polling.js';
import { usePriceChange } from '../form/use-price-change.js';
import { toDeposit } from '../../policy/deposit.js';
import { toSeenPolicy } from '../../policy/format-policy.js';
import { usePolicyChange } from '../../policy/use-policy-change.js';
import { useRefusal } from '../refusal/use-refusal.js';
import type { BookingAnswer, BookingAttempts } from '../result/booking-answer.js';

const LOST =
  'Someone else has just booked this time, so nothing was booked. Everything you entered is kept: choose another time.';

/** A visit that was sent without an answer and may have been booked. */
interface UnansweredVisit {
  body: VisitRequestDto;
  treatments: string;
}

interface SubmitVisitOptions {
  attempts: BookingAttempts;
  onSaving: (isSaving: boolean) => void;
  onRequested: (visit: BookingAnswer) => void;
  onLost: () => void;
}

/** Checks the form and sends the whole visit once: all of it is booked, or nothing. */
export function useSubmitVisit(form: BookingFormState, options: SubmitVisitOptions) {
  const { data: shop } = useGetShopQuery();
  const priceChange = usePriceChange(form.draft);
  const policyChange = usePolicyChange();
  const check = useFormCheck(form);
  const refusal = useRefusal(form);
  const { send, findUnanswered } = useSendVisit(form, { ...options, priceChange, policyChange, refusal });

  /**
   * Sends the visit.
   * @param start the chosen start; undefined where the chosen time is not free
   * @param treatments service, therapist, guest and add-ons of each treatment, as the starts were asked for
   * @param unchosen the field of a treatment that is still to be chosen
   */
  const submit = async (start: VisitStartDto | undefined, treatments: string, unchosen: string | undefined) => {
    priceChange.clear();
    policyChange.clear();
    refusal.clear();
    if (!(await check(unchosen))) return;
    const {
      service_id: _service,
      therapist_id: _therapist,
      add_ons: _addOns,
      ...visit
    } = toRequest(form.draft, {
      seen_price: start?.total_price,
      seen_policy: toSeenPolicy(shop?.cancellation_policy),
    });
    const last = findUnanswered(treatments)?.body;
    if (!start && last) return send({ ...visit, parts: last.parts, seen_price: last.seen_price }, treatments);
    if (!start) {
      toast(errorToast('Choose a time that fits your whole visit', 'Missing Information'));
      return focusField('booking_time');
    }
    const addOns = treatments.split(' ').map((each) => each.split(',').slice(3));
    const parts = start.parts.map(({ service_id, therapist_id, guest }, nth): VisitPartDto => {
      const add_ons = addOns[nth];
      return { service_id, therapist_id, guest: guest === 2 ? 2 : 1, ...(add_ons?.length && { add_ons }) };
    });
    await send({ ...visit, parts, seen_deposit: toDeposit(shop?.deposit, start.parts) }, treatments);
  };

  const isUnansweredVisit = (treatments: string) => findUnanswered(treatments) !== undefined;
  const formatNotice = (price: number, isCurrent: boolean) =>
    refusal.text ??
    policyChange.formatNotice('Confirm Booking') ??
    priceChange.formatNotice(price, isCurrent, 'Confirm Booking');
  return { submit, isUnansweredVisit, formatNotice };
}

interface SendVisitOptions extends SubmitVisitOptions {
  priceChange: ReturnType<typeof usePriceChange>;
  policyChange: ReturnType<typeof usePolicyChange>;
  refusal: ReturnType<typeof useRefusal>;
}

/** Sends visits, one at a time, and shows their refusals. Remembers one that was sent without an answer. */
function useSendVisit(
  form: BookingFormState,
  { attempts, onSaving, onRequested, onLost, priceChange, policyChange, refusal }: SendVisitOptions,
) {
  const [requestVisit] = useRequestVisitMutation();
  const pollMailStatus = useMailStatusPolling();
  const isSending = useRef(false);
  const [unanswered, setUnanswered] = useState<UnansweredVisit>();

  const showError = (error: unknown, body: VisitRequestDto, treatments: string) => {
    const problem = parseProblem(error);
    if (isUnanswered(error)) setUnanswered({ body, treatments });
    // This settles the attempts before it, too, by their common key; 429 and 422 are answered before the key is read.
    else if (problem?.status === 409) setUnanswered(undefined);
    if (priceChange.takeRefusal(problem, body.seen_price)) return onLost();
    if (policyChange.takeRefusal(problem)) return document.getElementById(CONFIRM_ID)?.focus();
    if (refusal.show(error)) return;
    if (problem?.status === 409) onLost();
    if (problem?.code === 'visits-not-offered') toast(errorToast(problem.detail!, 'Time Not Available'));
    // A treatment that is no longer free.
    else if (problem?.status === 409 && problem.errors) toast(errorToast(LOST, 'Time Not Available'));
    else toast(errorToast(problem?.status === 422 ? problem.detail! : 'Failed to book. Please try again.'));
    document.getElementById(CONFIRM_ID)?.focus();
  };

  const send = async (body: VisitRequestDto, treatments: string) => {
    if (isSending.current) return;
    isSending.current = true;
    onSaving(true);
    try {
      const answer = await attempts.send(body, (key) =>
        requestVisit({ 'idempotency-key': key, visitRequestDto: body }).unwrap(),
      );
      onRequested(answer);
      void pollMailStatus(answer.session_id);
    } catch (error) {
      showError(error, body, treatments);
    } finally {
      isSending.current = false;
      onSaving(false);
    }
  };

  /** Returns the unanswered visit if it is the one in the form: it may itself have taken its time. */
  const findUnanswered = (treatments: string): UnansweredVisit | undefined => {
    const { booking_date: date, booking_time: time } = form.draft;
    const isSame = unanswered?.body.booking_date === date && unanswered?.body.booking_time === time;
    return isSame && unanswered?.treatments === treatments ? unanswered : undefined;
  };

  return { send, findUnanswered };
}
