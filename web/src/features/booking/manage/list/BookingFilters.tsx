import { Segmented } from 'antd';
import { DateField } from '../../../../shared/ui/fields/DateField.js';
import { useMediaQuery } from '../../../../shared/ui/use-media-query.js';
import { SearchBox } from '../../../../shared/ui/fields/SearchBox.js';
import { SelectField } from '../../../../shared/ui/fields/SelectField.js';
import { STATUS_OPTIONS, type BookingListParams } from './booking-filter.js';

interface BookingFiltersProps {
  listParams: BookingListParams;
  today: string | undefined;
  onChange: (change: Partial<BookingListParams>) => void;
  isEditing: boolean;
}

export function BookingFilters({ listParams, today, onChange, isEditing }: BookingFiltersProps) {
  const isWide = useMediaQuery('(min-width: 1200px)') && !isEditing;
  const status = {
    options: STATUS_OPTIONS,
    value: listParams.status,
    onChange: (value: BookingListParams['status']) => onChange({ status: value, from: undefined }),
  };
  return (
    <search className="booking-filters">
      <SearchBox label="Search by name" search={listParams.name} onSearch={(name) => onChange({ name })} />
      <DateField
        label="Date"
        placeholder="Any date"
        today={today}
        value={listParams.date}
        onChange={(date) => onChange({ date, from: undefined })}
      />
      {isWide ? (
        <Segmented {...status} aria-label="Status" name="status" />
      ) : (
        <SelectField {...status} label="Status" />
      )}
    </search>
  );
}
