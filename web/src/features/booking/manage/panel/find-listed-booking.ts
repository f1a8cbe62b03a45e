import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { baseApi } from '../../../../shared/api/base-api.js';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';

/** Finds a booking in whatever lists were read, so that it is shown at once; the newest of several versions. */
export function findListedBooking(answers: readonly unknown[], id: string): OfficeBookingDto | undefined {
  let newest: OfficeBookingDto | undefined;
  const search = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!isBooking(value)) return Object.values(value).forEach(search);
    if (value.id === id && value.version > (newest?.version ?? -1)) newest = value;
  };
  answers.forEach(search);
  return newest;
}

/** Whether it is a whole booking; reports name some with a few of their fields. */
const isBooking = (value: object): value is OfficeBookingDto =>
  'booking_date' in value && 'client_phone' in value && 'day_state' in value && 'version' in value;

type ApiState = Record<typeof baseApi.reducerPath, { queries: Record<string, { data?: unknown } | undefined> }>;

/** Returns a booking as the lists on screen had it when it was opened. */
export function useListedBooking(id: string | undefined): OfficeBookingDto | undefined {
  const store = useStore<ApiState>();
  return useMemo(() => {
    const answers = Object.values(store.getState()[baseApi.reducerPath].queries).map((query) => query?.data);
    return id ? findListedBooking(answers, id) : undefined;
  }, [id, store]);
}
