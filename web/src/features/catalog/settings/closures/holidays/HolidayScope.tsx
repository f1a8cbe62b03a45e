import { Form } from 'antd';
import type { HolidaysDto } from '../../../../../shared/api/generated.js';
import { Select } from '../../../../../shared/ui/fields/Select.js';

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
    <Form layout="vertical" component="div">
      <div className="closure-pair">
        <Form.Item label="Region" htmlFor="holiday-region">
          <Select
            id="holiday-region"
            placeholder="Whole country"
            disabled={!holidays?.regions.length}
            options={holidays?.regions.map(({ code, name }) => ({ value: code, label: name }))}
            value={holidays?.region || undefined}
            onChange={setRegion}
          />
        </Form.Item>
        <Form.Item label="Year" htmlFor="holiday-year">
          <Select
            id="holiday-year"
            options={years.map((value) => ({ value, label: String(value) }))}
            value={year}
            onChange={setYear}
          />
        </Form.Item>
      </div>
    </Form>
  );
}
