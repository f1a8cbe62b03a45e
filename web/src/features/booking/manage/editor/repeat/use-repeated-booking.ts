import { useEffect, useEffectEvent } from 'react';
import {
  useGetBookingQuery,
  useListOfferedTherapistsQuery,
  useListServicesQuery,
} from '../../../../../shared/api/generated.js';
import { useShopNow } from '../../../../../shared/dates/use-shop-now.js';
import { toPriceDraft } from '../price/price-draft.js';
import type { Editor } from '../use-booking-editor.js';
import { nextSuchDay } from './next-such-day.js';

/**
 * Fills in the treatment, therapist, length and agreed price of an earlier booking and the next day of its weekday, as
 * far as they are still offered; anything chosen meanwhile stays. Returns that booking with what is offered of it;
 * undefined until all is known.
 */
export function useRepeatedBooking({ draft, change }: Editor, bookingId: string) {
  const now = useShopNow();
  const { data: booking } = useGetBookingQuery({ id: bookingId });
  const { data: services } = useListServicesQuery();
  const service = services?.find(({ id }) => id === booking?.service_id);
  const { data: therapists } = useListOfferedTherapistsQuery(
    { serviceId: service?.id },
    { skip: !booking || !services },
  );
  const therapist = therapists?.find(({ id }) => id === booking?.therapist_id);
  /** Minutes that the treatment takes by default. */
  const minutes = therapist?.duration ?? service?.duration;
  const isKnown = booking !== undefined && therapists !== undefined && now !== undefined;
  const fill = useEffectEvent(() => {
    if (!isKnown || draft.service_id || draft.therapist_id) return;
    const { booking_date: date, booking_time: time, booking_duration, agreed_price } = booking;
    change({
      ...(service && {
        service_id: service.id,
        booking_duration: booking_duration === minutes ? '' : String(booking_duration),
        ...toPriceDraft(agreed_price),
      }),
      ...(therapist && { therapist_id: therapist.id }),
      ...(!draft.booking_date && { booking_date: nextSuchDay({ date, time }, now) }),
    });
  });
  useEffect(() => fill(), [isKnown]);
  return isKnown ? { booking, service, therapist } : undefined;
}
