import { DatePicker, Segmented, Select } from 'antd';
import dayjs from 'dayjs';
import { dateKey } from '../../../shared/dates.js';
import { BookingsIcon } from '../../../shared/icons.js';
import { useMedia } from '../../../shared/media.js';
import { SearchBox } from '../../../shared/SearchBox.js';
import { statusChoices, type WantedBookings } from './booking-filter.js';

interface BookingFiltersProps {
  wanted: WantedBookings;
  onChange: (change: Partial<WantedBookings>) => void;
  isEditing: boolean;
}

export function BookingFilters({ wanted, onChange, isEditing }: BookingFiltersProps) {
  const isWide = useMedia('(min-width: 1200px)') && !isEditing;
  const status = {
    'aria-label': 'Status',
    options: statusChoices,
    value: wanted.status,
    onChange: (value: WantedBookings['status']) => onChange({ status: value, from: undefined }),
  };
  return (
    <search className="booking-filters">
      <SearchBox label="Search by name" search={wanted.name} onSearch={(name) => onChange({ name })} />
      <DatePicker
        aria-label="Date"
        placeholder="Any date"
        format="DD/MM/YYYY"
        suffixIcon={<BookingsIcon />}
        value={wanted.date ? dayjs(wanted.date) : null}
        onChange={(date) => onChange({ date: date ? dateKey(date) : undefined, from: undefined })}
      />
      {isWide ? <Segmented {...status} name="status" /> : <Select {...status} />}
    </search>
  );
}
