import { DatePicker, Segmented, Select } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useEffectEvent, useState } from 'react';
import { dateKey } from '../../../shared/dates.js';
import { BookingsIcon } from '../../../shared/icons.js';
import { useMedia } from '../../../shared/media.js';
import { SearchField } from '../../../shared/SearchField.js';
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
      <NameSearch name={wanted.name} onChange={(name) => onChange({ name })} />
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

/** How long typing has to rest, in milliseconds, before the list is asked for. */
const rest = 250;

function NameSearch({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const [text, setText] = useState(name);
  const [asked, setAsked] = useState(name);
  const [seen, setSeen] = useState(name);
  if (name !== seen) {
    setSeen(name);
    // The address changed by other means than typing here.
    if (name !== asked) {
      setAsked(name);
      setText(name);
    }
  }
  const ask = useEffectEvent(() => {
    setAsked(text.trim());
    onChange(text.trim());
  });
  useEffect(() => {
    if (text.trim() === asked) return;
    const timer = setTimeout(ask, rest);
    return () => clearTimeout(timer);
  }, [text, asked]);
  return <SearchField label="Search by name" value={text} onChange={setText} />;
}
