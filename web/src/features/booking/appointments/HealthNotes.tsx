import { useState } from 'react';
import { useListHealthNotesQuery } from '../../../shared/api/generated.js';
import { formatShortDate } from '../../../shared/dates/dates.js';
import { Button } from '../../../shared/ui/button/Button.js';

interface HealthNotesProps {
  bookingId: string;
  clientName: string;
}

/** The client's health notes for the therapist who treats them; fetched when opened. */
export function HealthNotes({ bookingId, clientName }: HealthNotesProps) {
  const [isOpen, setOpen] = useState(false);
  const { data: notes, isError, isFetching } = useListHealthNotesQuery({ id: bookingId }, { skip: !isOpen });
  return (
    <div className="appointment-health">
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-label={`Health notes of ${clientName}`}
        onClick={() => setOpen(!isOpen)}
      >
        Health notes
      </Button>
      <div role="status">
        {isOpen && isError && <p>The notes could not be loaded.</p>}
        {isOpen && !isFetching && notes?.length === 0 && <p className="second">None written down.</p>}
        {isOpen && notes && notes.length > 0 && (
          <ul role="list">
            {notes.map(({ id, text, at_local }) => (
              <li key={id}>
                <span className="second">{formatShortDate(at_local.slice(0, 10))}: </span>
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
