import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  useGetUnassignedTherapistQuery,
  useListOfferedTherapistsQuery,
  useListServicesQuery,
  useListTherapistsQuery,
  type ServiceDto,
} from '../../../../shared/api/generated.js';
import type { BookingDraft } from './booking-draft.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';

/** A therapist as the dropdown shows one. */
export interface TherapistOption {
  id: string;
  name: string;
  specialties: string[];
  /** False for the chosen therapist when the shop does not offer them at the chosen date and time. */
  isOffered: boolean;
}

const REFETCH_ON_OPEN = { refetchOnMountOrArgChange: true };

/** Services and therapists to choose from: every rostered therapist before a date is chosen, then those of the day. */
export function useBookingOptions({ booking_date: date, booking_time: time, service_id, therapist_id }: BookingDraft) {
  const services = useListServicesQuery(undefined, REFETCH_ON_OPEN);
  const unassigned = useGetUnassignedTherapistQuery(undefined, REFETCH_ON_OPEN);
  const everyone = useListTherapistsQuery(undefined, REFETCH_ON_OPEN);
  const offered = useListOfferedTherapistsQuery(date ? { date, time } : skipToken, REFETCH_ON_OPEN);
  useLoadFailureToast(services, 'Failed to load services');
  useLoadFailureToast(offered, 'Failed to load available therapists for the selected time');

  const anyone = unassigned.data ? [{ ...unassigned.data, specialties: [] }] : [];
  const therapists = (date ? (offered.currentData ?? anyone) : [...anyone, ...(everyone.data ?? [])]).map(
    ({ id, name, specialties }): TherapistOption => ({ id, name, specialties, isOffered: true }),
  );
  const notOffered = everyone.data?.find(({ id }) => id === therapist_id && !therapists.some((one) => one.id === id));
  if (notOffered)
    therapists.push({
      id: notOffered.id,
      name: notOffered.name,
      specialties: notOffered.specialties,
      isOffered: false,
    });

  return {
    services: services.data ?? ([] as ServiceDto[]),
    service: services.data?.find(({ id }) => id === service_id),
    areServicesLoading: services.isFetching && !services.data,
    therapists,
    therapist: therapists.find(({ id }) => id === therapist_id),
    areTherapistsLoading: date
      ? offered.isFetching && !offered.currentData
      : (everyone.isFetching && !everyone.data) || (unassigned.isFetching && !unassigned.data),
    unassignedId: unassigned.data?.id,
  };
}

export type BookingOptions = ReturnType<typeof useBookingOptions>;
