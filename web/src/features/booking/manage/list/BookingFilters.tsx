import { DateField } from '../../../../shared/ui/fields/DateField.js';
import { useMediaQuery } from '../../../../shared/ui/use-media-query.js';
import { SearchBox } from '../../../../shared/ui/fields/SearchBox.js';
import { SelectField } from '../../../../shared/ui/fields/SelectField.js';
import { Segmented } from '../../../../shared/ui/segmented/Segmented.js';
import { DAY_STATE_OPTIONS, STATUS_OPTIONS, type BookingListParams } from './booking-filter.js';

interface BookingFiltersProps {
  listParams: BookingListParams;
  today: string | undefined;
  onChange: (change: Partial<BookingListParams>) => void;
  isEditing: boolean;
}

type DayStateChoice = NonNullable<BookingListParams['dayState']> | 'any';

/** Choices of day state, which only confirmed bookings have; done and no-show are statuses. */
const DAY_STATE_CHOICES: { value: DayStateChoice; label: string }[] = [
  { value: 'any', label: 'Any day state' },
  ...DAY_STATE_OPTIONS,
];

export function BookingFilters({ listParams, today, onChange, isEditing }: BookingFiltersProps) {
  const isWide = useMediaQuery('(min-width: 1200px)') && !isEditing;
  const status = {
    options: STATUS_OPTIONS,
    value: listParams.status,
    onChange: (value: BookingListParams['status']) => onChange({ status: value, dayState: undefined, from: undefined }),
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
      {isWide ? <Segmented {...status} aria-label="Status" /> : <SelectField {...status} label="Status" />}
      {(listParams.status === 'confirmed' || listParams.dayState) && (
        <SelectField<DayStateChoice>
          label="Day state"
          options={DAY_STATE_CHOICES}
          value={listParams.dayState ?? 'any'}
          onChange={(value) =>
            onChange(
              value === 'any' ? { dayState: undefined } : { dayState: value, status: 'confirmed', from: undefined },
            )
          }
        />
      )}
    </search>
  );
}
