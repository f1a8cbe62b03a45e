import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import {
  useLazyGetDayAvailabilityQuery,
  useLazyGetMonthAvailabilityQuery,
  useListRosterQuery,
  type RosterEntryDto,
} from '../../../../shared/api/generated.js';

export interface AvailableStart {
  date: string;
  time: string;
  therapistId: string;
  therapistName: string;
}

/** The criteria of a free start. */
export interface StartCriteria {
  serviceId: string | undefined;
  /** Id of the therapist; undefined for the first start of anybody. */
  therapistId: string | undefined;
  /** Minutes, where they are not those of the service. */
  duration?: number;
  /** Id of a booking whose own time counts as free. */
  excludeBookingId?: string;
}

interface NextAvailableOptions extends StartCriteria {
  /** The last date that can be booked. */
  last: string | undefined;
  isEnabled: boolean;
  /** Time at which the day was read: a new value searches again, since others may have booked meanwhile. */
  readAt: number | undefined;
}

/**
 * Finds the next free start for a service after `date`, of one therapist or of anybody; searches only when enabled.
 * Months tell which days are worth a request: for a shop that is full for weeks, asking day by day would take hundreds
 * of them. Undefined if a request failed, because a later start might then be shown as the next one.
 */
export function useNextAvailable(
  date: string | undefined,
  { serviceId, therapistId, duration, excludeBookingId, last, isEnabled, readAt }: NextAvailableOptions,
): AvailableStart | undefined {
  const isNeeded = isEnabled && !!date;
  const { currentData: roster } = useListRosterQuery(isNeeded ? { from: date } : skipToken);
  const [readMonth] = useLazyGetMonthAvailabilityQuery();
  const [readDay] = useLazyGetDayAvailabilityQuery();
  const key = [date, therapistId, serviceId].join(' ');
  const [found, setFound] = useState<{ key: string; start: AvailableStart }>();

  useEffect(() => {
    if (!isNeeded || !roster) return;
    let isCurrent = true;
    const later = roster.filter(
      ({ roster_date, therapist_id }) =>
        roster_date > date && (!last || roster_date <= last) && (!therapistId || therapist_id === therapistId),
    );
    const params = { therapistId, serviceId, duration, excludeBookingId };
    const search = searchStart(later, {
      readOpenDays: async (month) =>
        (await readMonth({ ...params, month }).unwrap()).days.filter(({ reason }) => reason === null),
      readFirstFree: async (day, id) => {
        const { slots, slots_remaining } = await readDay({ ...params, date: day, therapistId: id }).unwrap();
        return slots_remaining > 0 ? slots.find((slot) => slot.available)?.start_time : undefined;
      },
      isCurrent: () => isCurrent,
    });
    const show = (start: AvailableStart | undefined) => isCurrent && setFound(start && { key, start });
    search.then(show, () => show(undefined));
    return () => {
      isCurrent = false;
    };
  }, [
    isNeeded,
    roster,
    therapistId,
    last,
    date,
    serviceId,
    duration,
    excludeBookingId,
    key,
    readAt,
    readMonth,
    readDay,
  ]);

  return isNeeded && found?.key === key ? found.start : undefined;
}

interface StartReaders {
  /** Reads the days of a month, `yyyy-MM`, on which something is free. */
  readOpenDays: (month: string) => Promise<{ date: string }[]>;
  readFirstFree: (date: string, therapistId: string) => Promise<string | undefined>;
  /** False once the result is no longer needed. */
  isCurrent: () => boolean;
}

/** Finds the first free start in some shifts; of several at the same time that of the first name. */
async function searchStart(
  shifts: readonly RosterEntryDto[],
  { readOpenDays, readFirstFree, isCurrent }: StartReaders,
): Promise<AvailableStart | undefined> {
  const readStarts = async (date: string): Promise<AvailableStart[]> => {
    const ofDay = shifts.filter(({ roster_date }) => roster_date === date);
    const names = new Map(ofDay.map(({ therapist_id, therapist_name }) => [therapist_id, therapist_name]));
    const starts = [...names].map(async ([therapistId, therapistName]) => {
      const time = await readFirstFree(date, therapistId);
      return time ? [{ date, time, therapistId, therapistName }] : [];
    });
    return (await Promise.all(starts)).flat();
  };
  const days = [...new Set(shifts.map(({ roster_date }) => roster_date))].sort();
  for (const month of new Set(days.map((day) => day.slice(0, 7)))) {
    const open = (await readOpenDays(month)).filter(({ date }) => days.includes(date));
    for (const { date } of open) {
      if (!isCurrent()) return undefined;
      const [first] = (await readStarts(date)).sort(
        (one, other) => one.time.localeCompare(other.time) || one.therapistName.localeCompare(other.therapistName),
      );
      if (first) return first;
    }
  }
  return undefined;
}
