import type { RecurringDayDto } from '../../../../shared/api/generated.js';
import { formatDateAndYear } from '../../../../shared/dates/dates.js';
import { Select } from '../../../../shared/ui/fields/Select.js';
import { Checkbox } from '../../../../shared/ui/inputs/Checkbox.js';
import { type Choices, findPlace, listPlaces, SKIP, toDayKey, toPlaceKey } from './chosen-places.js';
import { placeLabel, reasonLabel } from './recurrence-labels.js';
import styles from './recurrence.module.css';

interface DayRowsProps {
  days: readonly RecurringDayDto[];
  choices: Choices;
  /** Keys of the days that fitted when they were shown first, and have been lost since. */
  lost: ReadonlySet<string>;
  /** What a day does that is left out: it is not booked, or its booking stays. */
  skipLabel: string;
  onChoose: (key: string, choice: string) => void;
}

/** The days of a series, each with what becomes of it. */
export const DayRows = ({ days, ...props }: DayRowsProps) => (
  <ol role="list" className={styles.days} aria-label="Days">
    {days.map((day) => (
      <DayRow key={toDayKey(day)} day={day} {...props} />
    ))}
  </ol>
);

interface DayRowProps extends Omit<DayRowsProps, 'days'> {
  day: RecurringDayDto;
}

function DayRow({ day, choices, lost, skipLabel, onChoose }: DayRowProps) {
  const key = toDayKey(day);
  const date = formatDateAndYear(day.booking_date);
  const places = listPlaces(day);
  const chosen = findPlace(day, choices);
  const why = reasonLabel(day);
  return (
    <li className={styles.day} data-outcome={day.place ? 'fits' : places.length > 0 ? 'moves' : 'none'}>
      <div>
        <span className={styles.date}>{date}</span>
        {why && <p className="second">{lost.has(key) ? `${why} meanwhile` : why}</p>}
      </div>
      {day.place ? (
        <Checkbox
          checked={chosen !== null}
          onChange={(isChosen) => onChoose(key, isChosen ? toPlaceKey(day.place!) : SKIP)}
        >
          {placeLabel(day.place)} <span className="visually-hidden">on {date}</span>
        </Checkbox>
      ) : places.length > 0 ? (
        <Select
          aria-label={`Instead on ${date}`}
          value={chosen ? toPlaceKey(chosen) : SKIP}
          onChange={(choice) => onChoose(key, choice)}
          options={[
            ...places.map((place) => ({ value: toPlaceKey(place), label: placeLabel(place) })),
            { value: SKIP, label: skipLabel },
          ]}
          isWrapped
        />
      ) : (
        <span className={styles.none}>Nothing is free</span>
      )}
    </li>
  );
}
