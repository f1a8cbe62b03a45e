import type { HolidaysDto } from '../../../../../shared/api/generated.js';
import { Select } from '../../../../../shared/ui/fields/Select.js';
import { FieldGroup } from '../../../../../shared/ui/form/FieldGroup.js';
import { FormItem } from '../../../../../shared/ui/form/FormItem.js';

const YEARS_AHEAD = 3;

interface HolidayScopeProps {
  holidays: HolidaysDto | undefined;
  firstYear: number;
  year: number;
  setYear: (year: number) => void;
  setRegion: (region: string) => void;
}

/** The choice of the holidays' region and year. */
export function HolidayScope({ holidays, firstYear, year, setYear, setRegion }: HolidayScopeProps) {
  const years = Array.from({ length: YEARS_AHEAD }, (_, ahead) => firstYear + ahead);
  return (
    <FieldGroup>
      <div className="closure-pair">
        <FormItem label="Region" htmlFor="holiday-region">
          <Select
            id="holiday-region"
            placeholder="Whole country"
            disabled={!holidays?.regions.length}
            options={holidays?.regions.map(({ code, name }) => ({ value: code, label: name }))}
            value={holidays?.region || undefined}
            onChange={setRegion}
          />
        </FormItem>
        <FormItem label="Year" htmlFor="holiday-year">
          <Select
            id="holiday-year"
            options={years.map((value) => ({ value, label: String(value) }))}
            value={year}
            onChange={setYear}
          />
        </FormItem>
      </div>
    </FieldGroup>
  );
}
