import { type ComponentProps, useState } from 'react';
import { useListClosuresQuery } from '../../../../shared/api/generated.js';
import { ChevronDownIcon } from '../../../../shared/ui/icons.js';
import { MonthCalendar } from '../../../../shared/ui/calendar/MonthCalendar.js';
import styles from './calendar-header.module.css';
import { PopoverPanel } from './PopoverPanel.js';

interface DatePickerProps {
  date: string;
  today: string;
  /** The heading's text for the date. */
  title: string;
  onDate: (date: string) => void;
}

/** The first date to choose, long before the first booking of any shop. */
const FIRST_DATE = '2000-01-01';

/** The date as a heading that opens a month to choose another date from. */
export function DatePicker({ date, today, title, onDate }: DatePickerProps) {
  // The month is rendered at the first press, with the day on screen then.
  const [opened, setOpened] = useState<string>();
  return (
    <h2 className={styles.dayTitle}>
      <PopoverPanel
        label="Choose a date"
        button={(props) => (
          <button
            type="button"
            className={styles.dayTitleButton}
            aria-live="polite"
            onClick={() => setOpened(date)}
            {...props}
          >
            {title}
            <ChevronDownIcon width={16} height={16} />
          </button>
        )}
      >
        {(close) =>
          opened && (
            <MonthOfShop
              today={today}
              first={FIRST_DATE}
              value={date}
              onChange={(to) => {
                close();
                onDate(to);
              }}
            />
          )
        }
      </PopoverPanel>
    </h2>
  );
}

/** A month in which the days on which the shop is closed are greyed. */
function MonthOfShop(props: ComponentProps<typeof MonthCalendar>) {
  const { data: closures = [] } = useListClosuresQuery();
  const getNote = (date: string) => {
    const closure = closures.find(({ first_date, last_date }) => date >= first_date && date <= last_date);
    return closure && `Closed, ${closure.name}`;
  };
  return <MonthCalendar {...props} getNote={getNote} />;
}
