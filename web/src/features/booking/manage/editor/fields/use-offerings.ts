import {
  useGetUnassignedTherapistQuery,
  useListServicesQuery,
  type OfficeBookingDto,
  type ServiceDto,
} from '../../../../../shared/api/generated.js';
import { DEFAULT_DURATION_MINUTES } from '../../../../../shared/server-rules.js';
import { toServiceOptions } from '../../../../../shared/services/service-groups.js';
import { useAddOns } from './use-add-ons.js';
import { isSlotChanged, type Draft, toDraft } from '../editor-draft.js';
import { toTotal } from '../price/price-draft.js';
import type { MorePart } from '../../visits/more-parts.js';
import { useOfferedTimes } from './use-offered-times.js';
import { useTherapistChoices } from './use-therapist-choices.js';

/**
 * Reads the options for a draft. A booking's own service, therapist and time stay among them; with more treatments only
 * the times at which all of them are free.
 */
export function useOfferings(draft: Draft, base: OfficeBookingDto | undefined, more: readonly MorePart[]) {
  const serviceList = useListServicesQuery();
  const { therapistList, therapists, chosen } = useTherapistChoices(draft.service_id, draft.therapist_id);
  const unassigned = useGetUnassignedTherapistQuery();
  const { data: services = [] } = serviceList;
  const { data: unassignedTherapist } = unassigned;

  const isOwnService = base?.service_id === draft.service_id;
  const service = services.find(({ id }) => id === draft.service_id);
  const listDuration = chosen?.duration ?? service?.duration;
  const addOns = useAddOns(draft, base);
  const longer = addOns.more.minutes ? (listDuration ?? DEFAULT_DURATION_MINUTES) + addOns.more.minutes : undefined;
  // A booking keeps its own length; for another service the server uses the therapist's unless it is told one.
  const duration = isOwnService
    ? base.booking_duration + addOns.more.minutes
    : Number(draft.booking_duration) || longer;
  const isUnassigned = draft.therapist_id !== '' && draft.therapist_id === unassignedTherapist?.id;
  const offeredTimes = useOfferedTimes(draft, base, more, duration, unassignedTherapist?.id);
  const isOpenStatus = draft.status === 'pending' || draft.status === 'confirmed';
  const isSlotRequested = !base || base.status !== draft.status || isSlotChanged(draft, toDraft(base));
  /** The price for everybody with the add-ons; for a booking, its list price when it was booked. */
  const basePrice = isOwnService
    ? (base.agreed_price?.list_price ?? base.total_price)
    : (chosen?.price ?? service?.price);
  const listPrice = basePrice === undefined ? undefined : Math.round((basePrice + addOns.more.price) * 100) / 100;
  const offeredServices = withCurrent<Pick<ServiceDto, 'id' | 'name' | 'group'>>(
    services,
    base && { id: base.service_id, name: base.service_name, group: null },
  );
  return {
    /** The queries that the choices are read with. */
    reads: [serviceList, therapistList, unassigned, addOns.list],
    /** The add-ons to choose from, which go with the service. */
    addOns: addOns.choices,
    services: offeredServices.map(toOption),
    serviceOptions: toServiceOptions(offeredServices),
    therapists: withCurrent(
      [
        ...(unassignedTherapist ? [unassignedTherapist] : []),
        ...therapists.filter(({ id }) => id !== unassignedTherapist?.id),
      ],
      base && { id: base.therapist_id, name: base.therapist_name },
    ).map(toOption),
    listPrice,
    /** The price to be paid, in dollars; undefined while unknown. */
    price: toTotal(draft, listPrice),
    duration,
    /** Minutes that the chosen service takes with the therapist by default; undefined while none is chosen. */
    listDuration,
    /** Minutes of the chosen service with the therapist; undefined while none is chosen. */
    firstDuration: duration ?? listDuration,
    isUnassigned,
    ...offeredTimes,
    /** Whether saving confirms the booking: it is open, has a therapist, and its slot or status is changed. */
    willConfirm:
      isOpenStatus && isSlotRequested && draft.therapist_id !== '' && (!isUnassigned || draft.status === 'confirmed'),
  };
}

export type Offerings = ReturnType<typeof useOfferings>;

const toOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Adds the booking's own service or therapist to the choices, where it is retired or has left. */
const withCurrent = <Choice extends { id: string }>(choices: readonly Choice[], own: Choice | undefined) =>
  !own || choices.some(({ id }) => id === own.id) ? choices : [...choices, own];
