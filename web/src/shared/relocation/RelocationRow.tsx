import { useState } from 'react';
import type { HypotheticalChangeDto, RelocationChoiceDto, RelocationDto } from '../api/generated.js';
import { formatShortDate, formatTime } from '../dates/dates.js';
import { toTelLink } from '../tel-link.js';
import { PlacePicker } from './PlacePicker.js';
import { placeLabel, rowNote } from './relocation-labels.js';
import { Select } from '../ui/fields/Select.js';

interface RelocationRowProps {
  row: RelocationDto;
  change: HypotheticalChangeDto;
  choices: RelocationChoiceDto[];
  onChoose: (choice: RelocationChoiceDto | undefined, bookingId: string) => void;
}

/** A displaced booking with its new place, and the other choices for it. */
export function RelocationRow({ row, change, choices, onChoose }: RelocationRowProps) {
  const { booking, outcome, place } = row;
  const [isPicking, setPicking] = useState(false);
  const isChosen = choices.some(({ booking_id }) => booking_id === booking.id);
  const value = place ? 'place' : outcome;
  const decide = (to: string) => {
    if (to === 'other') return setPicking(true);
    if (to === 'plan') return onChoose(undefined, booking.id);
    if (to === 'keep' || to === 'call' || to === 'cancel') onChoose({ booking_id: booking.id, kind: to }, booking.id);
  };
  const options = [
    ...(place ? [{ value: 'place', label: toPlaceOption(place, booking) }] : []),
    ...(isChosen ? [{ value: 'plan', label: 'As planned' }] : []),
    { value: 'other', label: 'Another place…' },
    { value: 'call', label: 'Call the client' },
    { value: 'keep', label: 'Keep as it is' },
    { value: 'cancel', label: 'Cancel the booking' },
  ];
  return (
    <li className="relocation-row" data-outcome={outcome}>
      <DisplacedBooking booking={booking} isToCall={outcome === 'call'} />
      <div className="relocation-choice">
        {isPicking ? (
          <PlacePicker
            booking={booking}
            change={change}
            choices={choices}
            onPick={(choice) => {
              setPicking(false);
              onChoose(choice, booking.id);
            }}
            onClose={() => setPicking(false)}
          />
        ) : (
          <Select
            aria-label={`${booking.client_name}, ${formatTime(booking.booking_time)}`}
            value={value}
            onChange={decide}
            options={options}
            isWrapped
            status={outcome === 'taken' ? 'error' : outcome === 'call' ? 'warning' : undefined}
          />
        )}
        {rowNote(row) && <p className="second">{rowNote(row)}</p>}
      </div>
    </li>
  );
}

function DisplacedBooking({ booking, isToCall }: { booking: RelocationDto['booking']; isToCall: boolean }) {
  return (
    <div className="relocation-booking">
      <strong>
        {formatShortDate(booking.booking_date)}, {formatTime(booking.booking_time)}
      </strong>{' '}
      <span>{booking.client_name}</span>
      <p className="second">
        {booking.service_name}, {booking.booking_duration} min with {booking.therapist_name}
        {(isToCall || !booking.has_email) && booking.client_phone && (
          <>
            {' · '}
            <a href={toTelLink(booking.client_phone)}>{booking.client_phone}</a>
          </>
        )}
      </p>
    </div>
  );
}

/** Describes a place as an option. A request that is moved is confirmed by it. */
const toPlaceOption = (place: NonNullable<RelocationDto['place']>, booking: RelocationDto['booking']): string =>
  `${placeLabel(place, booking)}${booking.status === 'pending' ? ', and confirm' : ''}`;
