import type { HolidayDto } from '../../../../../shared/api/generated.js';
import { Checkbox } from '../../../../../shared/ui/inputs/Checkbox.js';
import { CheckboxGroup } from '../../../../../shared/ui/inputs/CheckboxGroup.js';
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
          onChange={(isChecked) => onChoose(isChecked ? holidays.map(({ date }) => date) : [])}
        >
          All of them
        </Checkbox>
      )}
      <CheckboxGroup
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
