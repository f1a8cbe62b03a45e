import type { RecurringDayDto, RecurringPlaceDto } from '../../../../shared/api/generated.js';

/** What was chosen for days, by their key: `skip`, or the key of a place. */
export type Choices = Readonly<Record<string, string>>;

export const SKIP = 'skip';

/** The key of a day: the booking that moves, or the date of a new one. */
export const toDayKey = ({ booking, booking_date }: RecurringDayDto): string => booking?.id ?? booking_date;

export const toPlaceKey = ({ booking_time, therapist_id }: RecurringPlaceDto): string =>
  `${booking_time} ${therapist_id}`;

/** The starts to choose from: the wanted one alone where it is free, else what is proposed instead. */
export const listPlaces = ({ place, proposals }: RecurringDayDto): RecurringPlaceDto[] => (place ? [place] : proposals);

/** Returns the place that a day takes: the chosen one while it is still offered, else the first; null for none. */
export function findPlace(day: RecurringDayDto, choices: Choices): RecurringPlaceDto | null {
  const choice = choices[toDayKey(day)];
  if (choice === SKIP) return null;
  const places = listPlaces(day);
  return places.find((place) => toPlaceKey(place) === choice) ?? places[0] ?? null;
}

/** Says how the days come out: `5 as wanted, 2 at another time, 1 left out`. */
export function describeChosen(days: readonly RecurringDayDto[], choices: Choices): string {
  const taken = days.filter((day) => findPlace(day, choices));
  const wanted = taken.filter(({ place }) => place).length;
  const counts = [
    [wanted, 'as wanted'],
    [taken.length - wanted, 'with another time or therapist'],
    [days.length - taken.length, 'left out'],
  ] as const;
  return counts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(', ');
}
