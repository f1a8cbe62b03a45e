import { DatePicker } from 'antd';
import { parseMoment } from '../../../shared/dates/parse-moment.js';
import { toDayjs } from '../../../shared/dates/to-dayjs.js';
import fromMonday from 'antd/es/date-picker/locale/en_GB';
import dayjs from 'dayjs';
import { Link } from 'react-router-dom';

interface AsOfPickerProps {
  /** `yyyy-MM-ddTHH:mm`, shop-local; empty for now. */
  asOf: string;
  today: string;
  onChange: (asOf: string) => void;
}

/** Chooses the minute as of which a report is read. */
export function AsOfPicker({ asOf, today, onChange }: AsOfPickerProps) {
  return (
    <>
      <label className="look-back">
        As it was at
        <DatePicker
          locale={fromMonday}
          size="small"
          showTime={{ format: 'HH:mm' }}
          format="DD/MM/YYYY HH:mm"
          placeholder="Now"
          maxDate={dayjs(today)}
          value={toDayjs(parseMoment(asOf))}
          onChange={(moment) => onChange(moment ? moment.format('YYYY-MM-DDTHH:mm') : '')}
        />
      </label>
      {parseMoment(asOf) && <Link to={`/past?view=bookings&at=${asOf}`}>The office then</Link>}
    </>
  );
}
