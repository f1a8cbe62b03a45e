import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ClockChangeNote } from '../../../shared/dates/zone/ClockChangeNote.js';
import { parseMoment } from '../../../shared/dates/parse-moment.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { DateField } from '../../../shared/ui/fields/DateField.js';
import { NativeTimeField } from '../../../shared/ui/native-time-field/NativeTimeField.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import styles from './as-of-picker.module.css';

interface AsOfPickerProps {
  /** `yyyy-MM-ddTHH:mm`, shop-local; empty for now. */
  asOf: string;
  today: string;
  onChange: (asOf: string) => void;
}

const LAST_MINUTE = '23:59';

/**
 * The choice of the minute as of which a report is read: a day alone is read as of its end, today as of now. A time
 * that was chosen for one day is kept for the next.
 */
export function AsOfPicker({ asOf, today, onChange }: AsOfPickerProps) {
  const now = useShopNow();
  const moment = parseMoment(asOf);
  const [date, time = LAST_MINUTE] = moment?.split('T') ?? [];
  const [chosenTime, setChosenTime] = useState<string>();
  // The day that was chosen last: the page may follow so late that it still shows the one before.
  const day = useRef(date);
  useEffect(() => {
    day.current = date;
  }, [date]);
  const choose = (chosen: string) => {
    const latest = now ? `${now.date}T${now.time}` : `${today}T${LAST_MINUTE}`;
    const asOfThen = chosen < latest ? chosen : latest;
    day.current = asOfThen.slice(0, 10);
    onChange(asOfThen);
  };
  const chooseDay = (chosen: string | undefined) => {
    if (chosen) return choose(`${chosen}T${chosenTime ?? LAST_MINUTE}`);
    setChosenTime(undefined);
    onChange('');
  };
  return (
    <>
      <Cluster className={styles.picker}>
        As it was at
        <DateField label="As it was on" placeholder="Now" today={today} value={date} onChange={chooseDay} />
        {date && (
          <NativeTimeField
            label="As it was at"
            value={time}
            onChange={(chosen) => {
              setChosenTime(chosen);
              choose(`${day.current}T${chosen}`);
            }}
          />
        )}
      </Cluster>
      {moment && (
        <Link className="link" to={`/past?view=bookings&at=${moment}`}>
          The office then
        </Link>
      )}
      <ClockChangeNote at={moment} />
    </>
  );
}
