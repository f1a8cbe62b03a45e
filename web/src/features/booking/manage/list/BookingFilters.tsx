import { DateField } from '../../../../shared/ui/fields/DateField.js';
import { useMediaQuery } from '../../../../shared/ui/use-media-query.js';
import { SearchBox } from '../../../../shared/ui/fields/SearchBox.js';
import { SelectField } from '../../../../shared/ui/fields/SelectField.js';
import { Segmented } from '../../../../shared/ui/segmented/Segmented.js';
import { DAY_STATE_OPTIONS, NO_SHOW_OPTION, STATUS_OPTIONS, type BookingListParams } from './booking-filter.js';

interface BookingFiltersProps {
  listParams: BookingListParams;
  today: string | undefined;
  onChange: (change: Partial<BookingListParams>) => void;
  isEditing: boolean;
}

type DayStateChoice = NonNullable<BookingListParams['dayState']> | 'any' | 'no_show';

const ANY_DAY_STATE: { value: DayStateChoice; label: string } = { value: 'any', label: 'Any visit status' };

export function BookingFilters({ listParams, today, onChange, isEditing }: BookingFiltersProps) {
  const isWide = useMediaQuery('(min-width: 1200px)') && !isEditing;
  const { dayState } = listParams;
  const isNoShow = listParams.status === 'no_show';
  const isHistory = isNoShow || (listParams.status === 'all' && !dayState);
  const status = {
    options: isNoShow ? [...STATUS_OPTIONS, NO_SHOW_OPTION] : STATUS_OPTIONS,
    value: listParams.status,
    onChange: (value: BookingListParams['status']) => onChange({ status: value, dayState: undefined, from: undefined }),
  };
  const chooseDayState = (value: DayStateChoice) => {
    if (value === 'no_show') onChange({ status: value });
    else if (isHistory) onChange({ status: 'all' });
    else if (value === 'any') onChange({ dayState: undefined });
    else onChange({ dayState: value, status: 'confirmed', from: undefined });
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
      {(isHistory || dayState || listParams.status === 'confirmed') && (
        <SelectField
          label="Visit status"
          options={[ANY_DAY_STATE, ...(isHistory ? [NO_SHOW_OPTION] : DAY_STATE_OPTIONS)]}
          value={isNoShow ? 'no_show' : (dayState ?? 'any')}
          onChange={chooseDayState}
        />
      )}
    </search>
  );
}
