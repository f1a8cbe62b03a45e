import {
  useGetUnassignedTherapistQuery,
  useListOfficeTherapistsQuery,
  useListServicesQuery,
  type OfficeBookingDto,
} from '../../../../shared/api/generated.js';
import { asksForSlot, type Draft, draftOf } from './editor-draft.js';
import { useFreeTimes } from './use-free-times.js';

/** What can be chosen, given what is chosen already. A booking's own service, therapist and time stay on offer. */
export function useOfferings(draft: Draft, base: OfficeBookingDto | undefined) {
  const { data: services = [] } = useListServicesQuery();
  const { data: therapists = [] } = useListOfficeTherapistsQuery();
  const { data: anybody } = useGetUnassignedTherapistQuery();

  const isOwnService = base?.service_id === draft.service_id;
  const service = services.find(({ id }) => id === draft.service_id);
  const duration = isOwnService ? base?.booking_duration : service?.duration;
  const isUnassigned = draft.therapist_id !== '' && draft.therapist_id === anybody?.id;
  const times = useFreeTimes(draft, base, duration);
  const isLiving = draft.status === 'pending' || draft.status === 'confirmed';
  const isAsked = !base || base.status !== draft.status || asksForSlot(draft, draftOf(base));
  return {
    services: withOwn(services.map(choice), base && { value: base.service_id, label: base.service_name }),
    therapists: withOwn(
      [...(anybody ? [anybody] : []), ...therapists.filter(({ id, is_active }) => is_active && id !== anybody?.id)].map(choice),
      base && { value: base.therapist_id, label: base.therapist_name },
    ),
    price: isOwnService ? base?.total_price : service?.price,
    duration,
    isUnassigned,
    times,
    isTimeOffered: times.offered === undefined || times.offered.some(({ time }) => time === draft.booking_time),
    /** Saving confirms: a living booking with a therapist, of whom something is asked. */
    willConfirm: isLiving && isAsked && draft.therapist_id !== '' && (!isUnassigned || draft.status === 'confirmed'),
  };
}

export type Offerings = ReturnType<typeof useOfferings>;

interface Choice {
  value: string;
  label: string;
}

const choice = ({ id, name }: { id: string; name: string }): Choice => ({ value: id, label: name });

/** A retired service or a therapist who has left stays the choice of the booking that has it. */
const withOwn = (choices: Choice[], own: Choice | undefined): Choice[] =>
  !own || choices.some(({ value }) => value === own.value) ? choices : [...choices, own];
