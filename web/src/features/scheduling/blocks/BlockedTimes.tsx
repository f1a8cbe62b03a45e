import { useUnblockTherapistDayMutation, type BlockDto } from '../../../shared/api/generated.js';
import { formatLongDate, formatTimeSpan } from '../../../shared/dates/dates.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { RetryButton } from '../../../shared/ui/load-failure/RetryButton.js';
import { schedulingErrorToast } from '../scheduling-messages.js';
import { askQuestion } from '../../../shared/ui/question.js';

interface BlockedTimesProps {
  /** The blocks by start; undefined while they load for the first time. */
  blocks: BlockDto[] | undefined;
  isBroken: boolean;
  onEdit: (block: BlockDto) => void;
  onRetry: () => void;
}

export function BlockedTimes({ blocks, isBroken, onEdit, onRetry }: BlockedTimesProps) {
  const [unblock] = useUnblockTherapistDayMutation();
  const run = async ({ id, version }: BlockDto) => {
    const { error } = await unblock({ id, version });
    toast(
      error
        ? schedulingErrorToast(error, 'Failed to unblock time slot')
        : successToast('Time slot unblocked successfully'),
    );
  };
  const ask = (block: BlockDto) =>
    askQuestion({
      title: `Unblock ${formatHours(block)}?`,
      content: `${formatLongDate(block.blocked_date)}. Clients can book this time again.`,
      okText: 'Unblock',
      cancelText: 'Keep Blocked',

      onOk: () => run(block),
    });

  if (isBroken) return <RetryButton onRetry={onRetry} />;
  if (!blocks) return <span className="skeleton blocked-skeleton" role="status" aria-label="Loading blocked slots" />;
  if (blocks.length === 0) return <p className="second blocked-none">Nothing is blocked on this day.</p>;
  return (
    <ul role="list" className="blocked">
      {blocks.map((block) => (
        <li key={block.id}>
          <span className="blocked-hours">{formatHours(block)}</span>
          <span className="second blocked-reason">{block.reason}</span>
          <Button onClick={() => onEdit(block)} aria-label={`Edit ${formatHours(block)}`}>
            Edit
          </Button>
          <Button onClick={() => ask(block)} aria-label={`Unblock ${formatHours(block)}`}>
            Unblock
          </Button>
        </li>
      ))}
    </ul>
  );
}

const formatHours = ({ start_time, end_time }: BlockDto) => formatTimeSpan(start_time, end_time);
