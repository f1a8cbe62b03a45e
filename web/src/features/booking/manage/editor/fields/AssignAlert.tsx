import { skipToken } from '@reduxjs/toolkit/query';
import {
  useListFreeTherapistsQuery,
  type FreeTherapistDto,
  type OfficeBookingDto,
} from '../../../../../shared/api/generated.js';
import { formatTime } from '../../../../../shared/dates/dates.js';
import { Alert } from '../../../../../shared/ui/alert/Alert.js';
import { Button } from '../../../../../shared/ui/button/Button.js';
import { AlertIcon } from '../../../../../shared/ui/icons.js';
import { LoadFailure } from '../../../../../shared/ui/load-failure/LoadFailure.js';
import type { Draft } from '../editor-draft.js';

interface AssignAlertProps {
  draft: Draft;
  base: OfficeBookingDto | undefined;
  duration: number | undefined;
  onAssign: (therapistId: string) => void;
}

/** Number of therapists offered as buttons; the list of therapists has all of them. */
const MAX_SUGGESTIONS = 4;

/** Shows who is free for a request with Any Available, to be assigned with one press. */
export function AssignAlert({ draft, base, duration, onAssign }: AssignAlertProps) {
  const { booking_date: date, booking_time: time, service_id } = draft;
  const serviceId = service_id || undefined;
  const query = date && time ? { date, time, serviceId, duration, excludeBookingId: base?.id } : skipToken;
  const read = useListFreeTherapistsQuery(query, { refetchOnMountOrArgChange: true });
  const { currentData: free, isError } = read;
  return (
    <Alert
      type="warning"
      className="editor-assign"
      showIcon
      icon={<AlertIcon />}
      title="Any Available: this booking needs confirmation."
      description={
        <>
          {isError ? (
            <LoadFailure what="Who is free" reads={[read]} />
          ) : (
            <p className="editor-assign-words">{formatFreeTherapists(free, time)}</p>
          )}
          <div className="editor-assign-people">
            {free?.slice(0, MAX_SUGGESTIONS).map((therapist) => (
              <Button key={therapist.id} size="small" onClick={() => onAssign(therapist.id)}>
                Assign {therapist.name}, {therapist.slots_remaining} left
              </Button>
            ))}
          </div>
        </>
      }
    />
  );
}

const COUNT_PHRASES = [
  undefined,
  'One therapist is',
  'Two therapists are',
  'Three therapists are',
  'Four therapists are',
];

function formatFreeTherapists(free: FreeTherapistDto[] | undefined, time: string): string {
  if (!time) return 'Choose a date and a time to see who is free.';
  if (!free) return 'Checking who is free…';
  // The list is also empty when therapists are free but no room is.
  if (free.length === 0) return `Nobody can take it at ${formatTime(time)}.`;
  return `${COUNT_PHRASES[free.length] ?? `${free.length} therapists are`} free at ${formatTime(time)}.`;
}
