import { useEffect, useEffectEvent } from 'react';
import type { MorePart } from '../../visits/more-parts.js';
import { toPriceDraft } from '../price/price-draft.js';
import type { Editor } from '../use-booking-editor.js';
import { nextSameWeekday } from './next-same-weekday.js';
import { type RepeatedTreatment, useFormerVisit } from './use-former-visit.js';

/**
 * Fills in the treatments and therapists of an earlier visit, of the first one also its length and agreed price, and the
 * next day of its weekday, as far as they are still offered; anything chosen meanwhile stays. Returns the treatments with
 * what is offered of them by now, undefined until all is known, and the reads of them.
 */
export function useRepeatedVisit({ draft, more, change, changeMore }: Editor, bookingId: string) {
  const { now, former, treatments, reads } = useFormerVisit(bookingId);
  const fill = useEffectEvent(() => {
    const [first, ...further] = treatments ?? [];
    if (!now || !first || draft.service_id || draft.therapist_id || more.length > 0) return;
    const { service, therapist } = first;
    const { booking_date: date, booking_time: time, booking_duration, agreed_price } = first.booking;
    change({
      ...(service && {
        service_id: service.id,
        booking_duration: booking_duration === listMinutes(first) ? '' : String(booking_duration),
        ...toPriceDraft(agreed_price),
      }),
      ...(therapist && { therapist_id: therapist.id }),
      ...(!draft.booking_date && { booking_date: nextSameWeekday({ date, time }, now) }),
    });
    if (further.length > 0) changeMore(further.map(toPart));
  });
  useEffect(() => fill(), [former]);

  return { treatments, reads };
}

/** Returns the minutes that the treatment takes by default. */
export const listMinutes = ({ therapist, service }: RepeatedTreatment): number | undefined =>
  therapist?.duration ?? service?.duration;

const toPart = ({ key = 0, guest, service, therapist }: RepeatedTreatment): MorePart => ({
  key,
  guest,
  service_id: service?.id ?? '',
  therapist_id: therapist?.id ?? '',
});
