import type { WaitingFreeStartDto } from '../../../../shared/api/generated.js';
import { formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import type { WaitingActions } from './use-waiting-actions.js';

/**
 * A free start that suits a waiting client, with buttons that offer or book it. Close to its start, the desk has to
 * call first.
 */
export function FreeStart({ start, actions }: { start: WaitingFreeStartDto; actions: WaitingActions }) {
  const name = `${formatShortDate(start.date)}, ${formatTime(start.time)} with ${start.therapist_name}`;
  return (
    <p className="waiting-free">
      <span>{name}</span>
      {start.is_soon ? (
        <span className="waiting-call">Starts soon: please call</span>
      ) : (
        <Button
          size="small"
          disabled={actions.isSending}
          aria-label={`Offer ${name}`}
          onClick={() => actions.offer(start)}
        >
          Offer
        </Button>
      )}
      <Button size="small" disabled={actions.isSending} aria-label={`Book ${name}`} onClick={() => actions.book(start)}>
        Book
      </Button>
    </p>
  );
}
