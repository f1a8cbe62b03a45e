import {
  useApproveLeaveMutation,
  useDeclineLeaveMutation,
  useReopenLeaveMutation,
  useWithdrawLeaveMutation,
  type LeaveDto,
} from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { undoable } from '../../../shared/undo/undoable.js';
import { schedulingErrorToast } from '../scheduling-messages.js';
import { formatBookings, formatLeaveDays } from './leave-text.js';

type Answer = Promise<{ data?: LeaveDto; error?: unknown }>;

/** Returns the decisions about leave, each with a toast that offers to undo it. */
export function useLeaveActions() {
  const [approve, approving] = useApproveLeaveMutation();
  const [decline, declining] = useDeclineLeaveMutation();
  const [withdraw, withdrawing] = useWithdrawLeaveMutation();
  const [reopen] = useReopenLeaveMutation();

  const report = (leave: LeaveDto, title: string, undo: (leave: LeaveDto) => Answer, kept = '') => {
    const key = `leave-${leave.id}`;
    const run = async () => {
      const { error } = await undo(leave);
      toast({
        ...(error ? schedulingErrorToast(error, 'Failed to undo') : successToast(toText(leave), 'Undone')),
        key,
      });
    };
    toast({ ...successToast(`${toText(leave)}${kept}`, title), key, ...undoable(run) });
  };
  const toAsked = ({ id, version }: LeaveDto): Answer => reopen({ id, versionDto: { version } });
  const toApproved = ({ id, version }: LeaveDto): Answer => approve({ id, approveLeaveDto: { version, keep: true } });
  const toWithdrawn = ({ id, version }: LeaveDto): Answer => withdraw({ id, versionDto: { version } });

  return {
    isDeciding: approving.isLoading || declining.isLoading || withdrawing.isLoading,
    /**
     * Approves leave and keeps the bookings that were listed with it. Without any listed, a booking made since is
     * refused and named.
     */
    approve: async ({ id, version, bookings }: LeaveDto) => {
      const { data, error } = await approve({ id, approveLeaveDto: { version, keep: bookings.length > 0 } });
      if (!data) return toast(schedulingErrorToast(error, 'Failed to approve leave'));
      report(data, 'Leave approved', toAsked, toKept(data));
    },
    decline: async ({ id, version }: LeaveDto, reason: string) => {
      const { data, error } = await decline({ id, declineLeaveDto: { version, reason: reason.trim() || null } });
      if (!data) return toast(schedulingErrorToast(error, 'Failed to decline leave'));
      report(data, 'Leave declined', toAsked);
    },
    remove: async (leave: LeaveDto) => {
      const { data, error } = await toWithdrawn(leave);
      if (!data) return toast(schedulingErrorToast(error, 'Failed to withdraw leave'));
      report(data, 'Leave withdrawn', leave.status === 'approved' ? toApproved : toAsked);
    },
    reportEntered: (leave: LeaveDto) => report(leave, 'Leave entered', toWithdrawn, toKept(leave)),
    reportAsked: (leave: LeaveDto) => report(leave, 'Leave requested', toWithdrawn),
  };
}

const toText = (leave: LeaveDto) => `${leave.therapist_name}, ${formatLeaveDays(leave)}`;

const toKept = ({ bookings }: LeaveDto) =>
  bookings.length > 0 ? `. ${formatBookings(bookings)} kept, marked as uncovered` : '';
