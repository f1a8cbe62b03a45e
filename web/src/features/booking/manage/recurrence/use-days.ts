import { useState } from 'react';
import type { RecurringDayDto, RecurringPlaceDto } from '../../../../shared/api/generated.js';
import { type Choices, findPlace, toDayKey } from './chosen-places.js';

const NO_DAYS: readonly RecurringDayDto[] = [];
const NOTHING: ReadonlySet<string> = new Set();

/** A day that is taken, with its place. */
interface TakenDay {
  day: RecurringDayDto;
  place: RecurringPlaceDto;
}

/** Holds what was chosen for the days of a preview, and which of them were lost since they were shown. */
export function useDays(days: readonly RecurringDayDto[] = NO_DAYS) {
  const [choices, setChoices] = useState<Choices>({});
  const [shown, setShown] = useState<ReadonlySet<string>>(NOTHING);
  const taken = days.flatMap((day): TakenDay[] => {
    const place = findPlace(day, choices);
    return place ? [{ day, place }] : [];
  });
  return {
    days,
    choices,
    taken,
    lost: new Set(days.filter((day) => !day.place && shown.has(toDayKey(day))).map(toDayKey)),
    choose: (key: string, choice: string) => setChoices((before) => ({ ...before, [key]: choice })),
    /** Remembers which days fit now, so that those show that are lost when they are read again. */
    remember: () => setShown(new Set(days.filter(({ place }) => place).map(toDayKey))),
  };
}
