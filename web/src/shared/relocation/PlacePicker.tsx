import { useState } from 'react';
import {
  type DisplacedBookingDto,
  type HypotheticalChangeDto,
  type RelocationChoiceDto,
  useListFreePlacesQuery,
} from '../api/generated.js';
import { addDays, formatShortDate, formatTime } from '../dates/dates.js';
import { Button } from '../ui/button/Button.js';
import { RetryButton } from '../ui/load-failure/RetryButton.js';
import { Select } from '../ui/fields/Select.js';

interface PlacePickerProps {
  booking: DisplacedBookingDto;
  change: HypotheticalChangeDto;
  choices: RelocationChoiceDto[];
  onPick: (choice: RelocationChoiceDto) => void;
  onClose: () => void;
}

const DAYS = 15;

/** The choice of another time or therapist for one booking, from what is free beside the plan. */
export function PlacePicker({ booking, change, choices, onPick, onClose }: PlacePickerProps) {
  const [date, setDate] = useState(booking.booking_date);
  const read = useListFreePlacesQuery(
    { freePlacesQueryDto: { change, choices, booking_id: booking.id, date } },
    { refetchOnMountOrArgChange: true },
  );
  const places = read.isFetching ? undefined : read.currentData;
  const name = booking.client_name;
  const pick = (value: string) => {
    const [booking_time, therapist_id] = value.split(' ');
    onPick({ booking_id: booking.id, kind: 'place', therapist_id, booking_date: date, booking_time });
  };
  return (
    <div className="relocation-picker">
      <Select
        aria-label={`Day for ${name}`}
        value={date}
        onChange={setDate}
        options={Array.from({ length: DAYS }, (_, nth) => addDays(booking.booking_date, nth)).map((day) => ({
          value: day,
          label: formatShortDate(day),
        }))}
      />
      {read.isError ? (
        <p role="alert">
          The free places could not be loaded. <RetryButton onRetry={read.refetch} />
        </p>
      ) : (
        <Select
          aria-label={`Free place for ${name}`}
          placeholder={places ? (places.times.length > 0 ? 'Time and therapist' : 'Nothing free') : 'Loading'}
          value={null}
          onChange={pick}
          disabled={!places || places.times.length === 0}
          options={places?.times.map(({ booking_time, therapists }) => ({
            label: formatTime(booking_time),
            options: therapists.map((therapist) => ({
              value: `${booking_time} ${therapist.id}`,
              label: `${formatTime(booking_time)} with ${therapist.name}`,
            })),
          }))}
        />
      )}
      <Button variant="text" onClick={onClose}>
        Back
      </Button>
    </div>
  );
}
