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
 * Reads the treatments of an earlier visit with what is offered of them by now, undefined until all is known. `former`
 * changes only when the visit is read.
 */
export function useFormerVisit(bookingId: string) {
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

  const offersRead = { isError: isFailed, refetch: () => setAttempt(attempt + 1) };
  return { now, former, treatments, reads: [bookingRead, visitRead, serviceList, offersRead] };
}

const findService = ({ booking }: FormerTreatment, services: readonly ServiceDto[]) =>
  services.find(({ id }) => id === booking.service_id);

/** Finds the therapist among those who are offered. A further treatment cannot be booked with Any Available. */
const findTherapist = ({ booking, key }: Omit<KeyedTreatment, 'therapist'>, offered: readonly OfferedTherapistDto[]) =>
  booking.is_unassigned && key !== undefined ? undefined : offered.find(({ id }) => id === booking.therapist_id);
