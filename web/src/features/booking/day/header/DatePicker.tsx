import { useState } from 'react';
import { ChevronDownIcon } from '../../../../shared/ui/icons.js';
import { MonthCalendar } from '../../../../shared/ui/calendar/MonthCalendar.js';
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
    <h2 className="day-title">
      <PopoverPanel
        label="Choose a date"
        button={(props) => (
          <button
            type="button"
            className="day-title-button"
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
            <MonthCalendar
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
