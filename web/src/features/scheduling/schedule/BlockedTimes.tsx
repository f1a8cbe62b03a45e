import { App, Button } from 'antd';
import { useUnblockTherapistDayMutation, type BlockDto } from '../../../shared/api/generated.js';
import { clockTime, longDate } from '../../../shared/dates.js';
import { toast } from '../../../shared/toast.js';
import { done, refusal } from '../words.js';

interface BlockedTimesProps {
  /** By start; absent while they load for the first time. */
  blocks: BlockDto[] | undefined;
  isBroken: boolean;
  onRetry: () => void;
}

export function BlockedTimes({ blocks, isBroken, onRetry }: BlockedTimesProps) {
  const { modal } = App.useApp();
  const [unblock] = useUnblockTherapistDayMutation();
  const run = async ({ id }: BlockDto) => {
    const { error } = await unblock({ id });
    toast(error ? refusal(error, 'Failed to unblock time slot') : done('Time slot unblocked successfully'));
  };
  const ask = (block: BlockDto) =>
    modal.confirm({
      title: `Unblock ${hours(block)}?`,
      content: `${longDate(block.blocked_date)}. Clients can book this time again.`,
      okText: 'Unblock',
      cancelText: 'Keep Blocked',
      icon: null,
      onOk: () => run(block),
    });

  if (isBroken) return <Button onClick={onRetry}>Try again</Button>;
  if (!blocks) return <span className="skeleton blocked-skeleton" role="status" aria-label="Loading blocked slots" />;
  if (blocks.length === 0) return <p className="second blocked-none">Nothing is blocked on this day.</p>;
  return (
    <ul role="list" className="blocked">
      {blocks.map((block) => (
        <li key={block.id}>
          <span className="blocked-hours">{hours(block)}</span>
          <span className="second blocked-reason">{block.reason}</span>
          <Button onClick={() => ask(block)} aria-label={`Unblock ${hours(block)}`}>
            Unblock
          </Button>
        </li>
      ))}
    </ul>
  );
}

const hours = ({ start_time, end_time }: BlockDto) => `${clockTime(start_time)} – ${clockTime(end_time)}`;
