import { skipToken } from '@reduxjs/toolkit/query/react';
import { FRESH_QUERY_OPTIONS } from '../fresh-query-options.js';
import {
  useGetUnassignedTherapistQuery,
  useListAddOnsQuery,
  useListOfferedTherapistsQuery,
  useListServicesQuery,
  useListTherapistsQuery,
  type FreeStartDto,
  type OfferedTherapistDto,
  type ServiceDto,
} from '../../../../shared/api/generated.js';
import { countMinutes, listFitting, toAddOnIds, withAddOns } from '../fields/add-ons.js';
import type { BookingDraft } from './booking-draft.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';

/** A therapist as an option of the dropdown. */
export interface TherapistOption {
  id: string;
  name: string;
  specialties: string[];
  /** Whether they are not free at the chosen time; false while none is chosen. */
  isBusy: boolean;
  /** Their first free start from the chosen date and time on; undefined while no date is chosen, and without one. */
  nextFree: FreeStartDto | undefined;
  /** False for the chosen therapist when the shop does not offer them at the chosen date and time. */
  isOffered: boolean;
  /** False for the chosen therapist who does not give the chosen service. */
  givesService: boolean;
}

/**
 * Reads the services and therapists to choose from: before a date is chosen every rostered therapist who gives the
 * service, then those of the day. The chosen service has the minutes and price of the chosen therapist, and in `service` its
 * add-ons as well.
 */
export function useBookingOptions(draft: BookingDraft) {
  const { booking_date: date, booking_time: time, service_id, therapist_id, add_ons } = draft;
  const services = useListServicesQuery(undefined, FRESH_QUERY_OPTIONS);
  const unassigned = useGetUnassignedTherapistQuery(undefined, FRESH_QUERY_OPTIONS);
  const everyone = useListTherapistsQuery(undefined, FRESH_QUERY_OPTIONS);
  const allAddOns = useListAddOnsQuery(undefined, FRESH_QUERY_OPTIONS);
  const addOns = listFitting(allAddOns.data ?? [], service_id);
  const addOnIds = toAddOnIds(add_ons);
  const chosenAddOns = addOns.filter(({ id }) => addOnIds.includes(id));
  // Left out where there is none: the first times of the page are read without it.
  const extra = countMinutes(chosenAddOns) || undefined;
  const offered = useListOfferedTherapistsQuery(
    date ? { date, time, serviceId: service_id, extra } : skipToken,
    FRESH_QUERY_OPTIONS,
  );
  // For any date, so that minutes and price do not flicker while times are chosen.
  const giving = useListOfferedTherapistsQuery(service_id ? { serviceId: service_id } : skipToken, FRESH_QUERY_OPTIONS);
  useLoadFailureToast(services, 'Failed to load services');
  useLoadFailureToast(offered, 'Failed to load available therapists for the selected time');

  const anyone = unassigned.data ? [{ ...unassigned.data, specialties: [] }] : [];
  const givesService = (id: string) => !giving.currentData || giving.currentData.some((one) => one.id === id);
  const rostered = everyone.data?.filter(({ id }) => givesService(id)) ?? [];
  const therapists = (date ? (offered.currentData ?? anyone) : [...anyone, ...rostered]).map(toOption);
  const notOffered = everyone.data?.find(({ id }) => id === therapist_id && !therapists.some((one) => one.id === id));
  if (notOffered) {
    const option = { ...toOption(notOffered), givesService: givesService(notOffered.id) };
    // Unknown while the day's therapists are loading or could not be loaded.
    therapists.push({ ...option, isOffered: option.givesService && !!date && !offered.currentData });
  }

  const failed = [offered, giving, everyone, unassigned].filter(({ isError }) => isError);
  const listed = services.data?.find(({ id }) => id === service_id);
  const own = giving.currentData?.find(({ id }) => id === therapist_id);
  const service = listed && {
    ...listed,
    duration: own?.duration ?? listed.duration,
    price: own?.price ?? listed.price,
  };
  return {
    services: (services.data ?? []).map((each): ServiceDto => (service && each.id === service.id ? service : each)),
    service: service && withAddOns(service, chosenAddOns),
    /** The add-ons that go with the chosen service. */
    addOns,
    /** Minutes of those that are chosen; undefined for none. */
    extra,
    /** Those of the chosen ones that the shop offers with the service; undefined while that is not known. */
    keptAddOns: allAddOns.isSuccess && !allAddOns.isFetching ? chosenAddOns : undefined,
    /** Whether the shop no longer offers the chosen service. */
    isServiceGone: !!service_id && services.isSuccess && !services.isFetching && !listed,
    isTherapistGone:
      !!therapist_id &&
      everyone.isSuccess &&
      !everyone.isFetching &&
      unassigned.isSuccess &&
      ![unassigned.data, ...everyone.data].some(({ id }) => id === therapist_id),
    isPriceCurrent:
      !allAddOns.isFetching && services.isSuccess && !services.isFetching && giving.isSuccess && !giving.isFetching,
    areServicesLoading: services.isFetching && !services.data,
    /** Undefined unless loading failed. */
    retryServices: services.isError ? () => void services.refetch() : undefined,
    therapists,
    therapist: therapists.find(({ id }) => id === therapist_id),
    areTherapistsLoading: date
      ? offered.isFetching && !offered.currentData
      : (giving.isFetching && !giving.currentData) ||
        (everyone.isFetching && !everyone.data) ||
        (unassigned.isFetching && !unassigned.data),
    /** Undefined unless loading failed. */
    retryTherapists: failed.length > 0 ? () => failed.forEach((each) => void each.refetch()) : undefined,
    unassignedId: unassigned.data?.id,
  };
}

const toOption = ({
  id,
  name,
  specialties,
  is_free,
  next_free,
}: Pick<TherapistOption, 'id' | 'name' | 'specialties'> &
  Partial<Pick<OfferedTherapistDto, 'is_free' | 'next_free'>>): TherapistOption => ({
  id,
  name,
  specialties,
  isBusy: is_free === false,
  nextFree: next_free ?? undefined,
  isOffered: true,
  givesService: true,
});

export type BookingOptions = ReturnType<typeof useBookingOptions>;
