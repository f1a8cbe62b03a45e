import { Checkbox } from 'antd';
import type { HolidayDto } from '../../../../../shared/api/generated.js';
import { formatDay } from '../closure-text.js';

interface HolidayChoiceProps {
  holidays: readonly HolidayDto[];
  /** `yyyy-MM-dd` */
  chosen: string[];
  onChoose: (dates: string[]) => void;
}

export function HolidayChoice({ holidays, chosen, onChoose }: HolidayChoiceProps) {
  return (
    <>
      {holidays.length > 0 && (
        <Checkbox
          className="holidays-all"
          checked={chosen.length === holidays.length}
          indeterminate={chosen.length > 0 && chosen.length < holidays.length}
          onChange={({ target }) => onChoose(target.checked ? holidays.map(({ date }) => date) : [])}
        >
          All of them
        </Checkbox>
      )}
      <Checkbox.Group
        className="holidays-list"
        value={chosen}
        onChange={onChoose}
        options={holidays.map(({ date, name }) => ({
          value: date,
          label: (
            <>
              {name} <span className="second">{formatDay(date)}</span>
            </>
          ),
        }))}
      />
    </>
  );
}
