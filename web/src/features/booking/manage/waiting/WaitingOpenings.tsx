import { type WaitingFreeStartDto, useListWaitingOpeningsQuery } from '../../../../shared/api/generated.js';
import { formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { Alert } from '../../../../shared/ui/alert/Alert.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import type { FormHandle } from '../../../../shared/ui/form/form-handle.js';
import { useValues } from '../../../../shared/ui/form/use-watch.js';
import { describeOpenings, toOpeningsQuery, type WaitingDraft } from './waiting-draft.js';

interface WaitingOpeningsProps {
  form: FormHandle<WaitingDraft>;
  isBooking: boolean;
  onBook: (start: WaitingFreeStartDto) => void;
}

/**
 * The starts that are free for what is being entered: the desk books one of them, or knows that adding the client
 * offers the first at once.
 */
export function WaitingOpenings({ form, isBooking, onBook }: WaitingOpeningsProps) {
  const draft = useValues<Partial<WaitingDraft>>(form);
  const query = draft && toOpeningsQuery(draft);
  const { currentData: openings } = useListWaitingOpeningsQuery(query ?? NOTHING, {
    skip: !query,
    refetchOnMountOrArgChange: true,
  });
  if (!openings || openings.free.length === 0) return null;
  return (
    <Alert
      type="info"
      role="status"
      title={describeOpenings(openings, draft?.client_name)}
      description={
        <span className="waiting-free">
          {openings.free.map((start) => (
            <Button key={`${start.time} ${start.therapist_id}`} disabled={isBooking} onClick={() => onBook(start)}>
              {`Book ${formatShortDate(start.date)}, ${formatTime(start.time)} with ${start.therapist_name}`}
            </Button>
          ))}
        </span>
      }
    />
  );
}

const NOTHING = { serviceId: '', date: '', from: '', to: '' };
