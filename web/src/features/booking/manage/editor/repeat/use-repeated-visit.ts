import { useEffect, useEffectEvent, useState } from 'react';
import {
  type OfferedTherapistDto,
  type ServiceDto,
  useGetBookingQuery,
  useGetVisitQuery,
  useLazyListOfferedTherapistsQuery,
  useListOfficeTherapistsQuery,
  useListServicesQuery,
} from '../../../../../shared/api/generated.js';
import { useShopNow } from '../../../../../shared/dates/use-shop-now.js';
import type { MorePart } from '../../visits/more-parts.js';
import { toPriceDraft } from '../price/price-draft.js';
import type { Editor } from '../use-booking-editor.js';
import { nextSuchDay } from './next-such-day.js';
import { type FormerTreatment, toRepeated } from './repeated-treatments.js';

/** A treatment of the last visit, with its therapist, if they gave its service when the visit was read. */
interface KeyedTreatment extends FormerTreatment {
  /** Key of the further treatment that repeats it; undefined for the first one, which the editor's own fields repeat. */
  key: number | undefined;
  therapist: OfferedTherapistDto | undefined;
}

/** A treatment of the last visit, with what of it is still offered. */
export interface RepeatedTreatment extends KeyedTreatment {
  service: ServiceDto | undefined;
  /** Whether the therapist was deactivated since the visit was read. */
  hasLeft: boolean;
}

/**
 * Fills in the treatments and therapists of an earlier visit, of the first one also its length and agreed price, and the
 * next day of its weekday, as far as they are still offered; anything chosen meanwhile stays. Returns the treatments with
 * what is offered of them by now, undefined until all is known, and the reads of them.
 */
export function useRepeatedVisit({ draft, more, change, changeMore }: Editor, bookingId: string) {
  const now = useShopNow();
  const bookingRead = useGetBookingQuery({ id: bookingId });
  const booking = bookingRead.data;
  const visitRead = useGetVisitQuery({ id: booking?.visit?.id ?? '' }, { skip: !booking?.visit });
  const serviceList = useListServicesQuery();
  const { data: services } = serviceList;
  const visit = booking && (booking.visit ? visitRead.data?.bookings : [booking]);
  const [readTherapists] = useLazyListOfferedTherapistsQuery();
  const { data: therapists } = useListOfficeTherapistsQuery();
  const [former, setFormer] = useState<KeyedTreatment[]>();
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const isKnown = visit !== undefined && services !== undefined && now !== undefined;

  const load = useEffectEvent(() => {
    if (!booking || !visit || !services) return;
    // Negative keys, so that no treatment that is added later, which counts up from 1, is taken for one of these.
    const keyed = toRepeated(booking, visit).map((each, nth) => ({ ...each, key: nth > 0 ? -nth : undefined }));
    const reads = keyed.map((each) => readTherapists({ serviceId: findService(each, services)?.id }, true).unwrap());
    void Promise.all(reads).then(
      (offered) => {
        setFailed(false);
        setFormer(keyed.map((each, nth) => ({ ...each, therapist: findTherapist(each, offered[nth]!) })));
      },
      () => setFailed(true),
    );
  });
  useEffect(() => {
    if (isKnown) load();
  }, [isKnown, attempt]);

  // Both lists follow the shop while the editor is open.
  const treatments =
    services &&
    former?.map<RepeatedTreatment>((each) => ({
      ...each,
      service: findService(each, services),
      hasLeft: Boolean(therapists?.some(({ id, is_active }) => id === each.therapist?.id && !is_active)),
    }));

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
      ...(!draft.booking_date && { booking_date: nextSuchDay({ date, time }, now) }),
    });
    if (further.length > 0) changeMore(further.map(toPart));
  });
  useEffect(() => fill(), [former]);

  const offersRead = { isError: isFailed, refetch: () => setAttempt(attempt + 1) };
  return { treatments, reads: [bookingRead, visitRead, serviceList, offersRead] };
}

/** Returns the minutes that the treatment takes by default. */
export const listMinutes = ({ therapist, service }: RepeatedTreatment): number | undefined =>
  therapist?.duration ?? service?.duration;

const findService = ({ booking }: FormerTreatment, services: readonly ServiceDto[]) =>
  services.find(({ id }) => id === booking.service_id);

/** Finds the therapist among those who are offered. A further treatment cannot be booked with Any Available. */
const findTherapist = ({ booking, key }: Omit<KeyedTreatment, 'therapist'>, offered: readonly OfferedTherapistDto[]) =>
  booking.is_unassigned && key !== undefined ? undefined : offered.find(({ id }) => id === booking.therapist_id);

const toPart = ({ key = 0, guest, service, therapist }: RepeatedTreatment): MorePart => ({
  key,
  guest,
  service_id: service?.id ?? '',
  therapist_id: therapist?.id ?? '',
});
