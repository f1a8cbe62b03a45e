import {
  useGetUnassignedTherapistQuery,
  useListOfferedTherapistsQuery,
  useListOfficeTherapistsQuery,
  useListServicesQuery,
  type OfficeBookingDto,
} from '../../../../../shared/api/generated.js';
import { isSlotChanged, type Draft, toDraft } from '../editor-draft.js';
import { useFreeTimes } from './use-free-times.js';

/** What can be chosen, given what is chosen already. A booking's own service, therapist and time stay on offer. */
export function useOfferings(draft: Draft, base: OfficeBookingDto | undefined) {
  const { data: services = [] } = useListServicesQuery();
  const { data: therapists = [] } = useListOfficeTherapistsQuery();
  const { data: unassignedTherapist } = useGetUnassignedTherapistQuery();

  const { currentData: givers } = useListOfferedTherapistsQuery(
    { serviceId: draft.service_id },
    { skip: !draft.service_id },
  );

  const isOwnService = base?.service_id === draft.service_id;
  const service = services.find(({ id }) => id === draft.service_id);
  const giver = givers?.find(({ id }) => id === draft.therapist_id);
  // A booking keeps its own minutes; those of another service are the therapist's, and the server knows them.
  const duration = isOwnService ? base?.booking_duration : undefined;
  const isProposed = (id: string) => !givers || id === draft.therapist_id || givers.some((each) => each.id === id);
  const isUnassigned = draft.therapist_id !== '' && draft.therapist_id === unassignedTherapist?.id;
  const times = useFreeTimes(draft, base, duration);
  const isOpenStatus = draft.status === 'pending' || draft.status === 'confirmed';
  const isSlotRequested = !base || base.status !== draft.status || isSlotChanged(draft, toDraft(base));
  return {
    services: withCurrent(services.map(toOption), base && { value: base.service_id, label: base.service_name }),
    therapists: withCurrent(
      [
        ...(unassignedTherapist ? [unassignedTherapist] : []),
        ...therapists.filter(({ id, is_active }) => is_active && id !== unassignedTherapist?.id && isProposed(id)),
      ].map(toOption),
      base && { value: base.therapist_id, label: base.therapist_name },
    ),
    /** What the service costs everybody; of a booking, what it cost when it was booked. */
    listPrice: isOwnService ? (base?.agreed_price?.list_price ?? base?.total_price) : (giver?.price ?? service?.price),
    duration,
    /** Minutes of what is chosen, as the therapist gives it; undefined while nothing is. */
    firstDuration: duration ?? giver?.duration ?? service?.duration,
    isUnassigned,
    times,
    isTimeOffered: times.offered === undefined || times.offered.some(({ time }) => time === draft.booking_time),
    /** Saving confirms: a living booking with a therapist, of whom something is asked. */
    willConfirm:
      isOpenStatus && isSlotRequested && draft.therapist_id !== '' && (!isUnassigned || draft.status === 'confirmed'),
  };
}

export type Offerings = ReturnType<typeof useOfferings>;

interface SelectOption {
  value: string;
  label: string;
}

const toOption = ({ id, name }: { id: string; name: string }): SelectOption => ({ value: id, label: name });

/** A retired service or a therapist who has left stays the choice of the booking that has it. */
const withCurrent = (choices: SelectOption[], own: SelectOption | undefined): SelectOption[] =>
  !own || choices.some(({ value }) => value === own.value) ? choices : [...choices, own];
