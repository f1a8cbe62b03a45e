import { useEffect, useState } from 'react';
import { useLazyGetDayAvailabilityQuery } from '../../../../shared/api/generated.js';
import { RetryHint } from '../fields/RetryHint.js';
import type { BookingOptions } from '../form/use-booking-options.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import type { DayAvailability } from './use-day-availability.js';

interface FreeTherapistsProps {
  form: BookingFormState;
  day: DayAvailability;
  bookingOptions: BookingOptions;
}

/** The therapists who are free on the chosen one's day off, each to be chosen with one press. */
export function FreeTherapists({ form, day, bookingOptions: { therapists, unassignedId } }: FreeTherapistsProps) {
  const { booking_date: date, service_id: serviceId, therapist_id: chosen } = form.draft;
  const others = therapists.filter(({ id, isOffered }) => isOffered && id !== unassignedId && id !== chosen);
  const ids = day.isDayOff ? others.map(({ id }) => id) : [];
  const { freeIds, retry } = useFreeTherapists(ids, { date, serviceId, readAt: day.readAt });
  if (retry) return <RetryHint what="therapists who are free" onPress={retry} />;
  const free = others.filter(({ id }) => freeIds.has(id));
  if (free.length === 0) return null;
  return (
    <p className="booking-next-free">
      Free that day:{' '}
      {free.map(({ id, name }, nth) => (
        <span key={id}>
          {nth > 0 && ', '}
          <button type="button" className="link" onClick={() => form.set({ therapist_id: id })}>
            {name}
          </button>
        </span>
      ))}
    </p>
  );
}

interface DayOptions {
  date: string | undefined;
  serviceId: string | undefined;
  /** Time at which the day was read: a new value searches again, since others may have booked meanwhile. */
  readAt: number | undefined;
}

const NOBODY: ReadonlySet<string> = new Set();

interface FreeTherapistsState {
  freeIds: ReadonlySet<string>;
  /** Searches again; only where it could not be said who is free. */
  retry?: () => void;
}

/** Returns the ids of those therapists who have a free start on a day. */
function useFreeTherapists(ids: string[], { date, serviceId, readAt }: DayOptions): FreeTherapistsState {
  const [readDay] = useLazyGetDayAvailabilityQuery();
  /** Without who is free when a read has failed. */
  const [found, setFound] = useState<{ key: string; free?: ReadonlySet<string> }>();
  const [attempt, setAttempt] = useState(0);
  const joined = ids.join(' ');
  const key = `${date} ${serviceId} ${joined}`;

  useEffect(() => {
    if (!date || !joined) return;
    let isCurrent = true;
    const isFree = async (therapistId: string) => {
      const { slots, slots_remaining } = await readDay({ date, therapistId, serviceId }).unwrap();
      return slots_remaining > 0 && slots.some(({ available }) => available);
    };
    const search = async () => {
      const all = joined.split(' ');
      const states = await Promise.all(all.map(isFree));
      if (isCurrent) setFound({ key, free: new Set(all.filter((_, nth) => states[nth])) });
    };
    search().catch(() => isCurrent && setFound({ key }));
    return () => {
      isCurrent = false;
    };
  }, [date, serviceId, joined, key, readAt, attempt, readDay]);

  if (!joined || found?.key !== key) return { freeIds: NOBODY };
  return found.free
    ? { freeIds: found.free }
    : {
        freeIds: NOBODY,
        retry: () => {
          setFound(undefined);
          setAttempt((before) => before + 1);
        },
      };
}
