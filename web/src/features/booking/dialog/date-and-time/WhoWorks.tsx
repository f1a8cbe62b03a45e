import { useEffect, useState } from 'react';
import { useLazyGetDayAvailabilityQuery } from '../../../../shared/api/generated.js';
import type { BookingOptions } from '../form/use-booking-options.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import type { DayAvailability } from './use-day-availability.js';

interface WhoWorksProps {
  form: BookingFormState;
  day: DayAvailability;
  bookingOptions: BookingOptions;
}

/** The therapists who are free on the chosen one's day off, each to be chosen with one press. */
export function WhoWorks({ form, day, bookingOptions: { therapists, unassignedId } }: WhoWorksProps) {
  const { booking_date: date, service_id: serviceId, therapist_id: chosen } = form.draft;
  const others = therapists.filter(({ id, isOffered }) => isOffered && id !== unassignedId && id !== chosen);
  const ids = day.isDayOff ? others.map(({ id }) => id) : [];
  const freeIds = useWhoIsFree(ids, { date, serviceId, readAt: day.readAt });
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

/** Those of some therapists who have a start left on a day. */
function useWhoIsFree(ids: string[], { date, serviceId, readAt }: DayOptions): ReadonlySet<string> {
  const [readDay] = useLazyGetDayAvailabilityQuery();
  const [found, setFound] = useState<{ key: string; free: ReadonlySet<string> }>();
  const joined = ids.join(' ');
  const key = `${date} ${serviceId} ${joined}`;

  useEffect(() => {
    if (!date || !joined) return;
    let isCurrent = true;
    const isFree = async (therapistId: string) => {
      const { data } = await readDay({ date, therapistId, serviceId });
      return !!data && data.slots_remaining > 0 && data.slots.some(({ available }) => available);
    };
    const search = async () => {
      const all = joined.split(' ');
      const states = await Promise.all(all.map(isFree));
      if (isCurrent) setFound({ key, free: new Set(all.filter((_, nth) => states[nth])) });
    };
    void search();
    return () => {
      isCurrent = false;
    };
  }, [date, serviceId, joined, key, readAt, readDay]);

  return joined && found?.key === key ? found.free : NOBODY;
}
