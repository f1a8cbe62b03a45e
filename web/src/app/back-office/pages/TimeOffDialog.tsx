import { BlockDialog } from '../../../features/scheduling/blocks/BlockDialog.js';
import { LeaveDialog } from '../../../features/scheduling/leave/dialog/LeaveDialog.js';
import { useLeaveActions } from '../../../features/scheduling/leave/use-leave-actions.js';
import type { TimeOffDialogProps } from '../../../features/booking/day/explanation/time-off.js';

/** The dialog that blocks a time of the calendar, or enters leave from its day on. */
export function TimeOffDialog({ timeOff, today, onClose }: TimeOffDialogProps) {
  const { kind, therapistId, date, time } = timeOff;
  const { reportEntered } = useLeaveActions();
  return kind === 'block' ? (
    <BlockDialog
      {...{ therapistId, today, date, time, onClose }}
      block={undefined}
      latest={undefined}
      onBlocked={() => undefined}
    />
  ) : (
    <LeaveDialog {...{ therapistId, today, date, onClose }} isApproved onSaved={reportEntered} />
  );
}
