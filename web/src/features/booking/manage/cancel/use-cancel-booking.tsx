import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { FETCH_ONCE } from '../../../../shared/api/fetch-once.js';
import { api, type OfficeBookingDto } from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { formatCount } from '../../../../shared/format-count.js';
import { clearToasts, toast } from '../../../../shared/toast/toast.js';
import { RetryButton } from '../../../../shared/ui/load-failure/RetryButton.js';
import { bookingToastKey, cancelErrorToast, notCancellableToast } from '../booking-messages.js';
import { useUndoToast } from '../undo/use-undo-toast.js';
import { type CancelScope, useCancelVisitOrBooking } from '../visits/use-cancel-visit.js';
import { watchCancellationMail } from './watch-cancellation-mail.js';

const DONE = 'Booking cancelled successfully';

interface Cancellation {
  reason: string;
  notifyClient: boolean;
  /** Whether the client wants it, who then gets back of a deposit what the policy says. */
  isByClient: boolean;
  /** Whether the visit, one treatment, or the rest of a series is cancelled; the first two are the same without a visit. */
  scope: CancelScope;
}

/** Cancels a booking or its visit, and shows a toast that offers to undo it or explains the refusal. */
export function useCancelBooking(booking: OfficeBookingDto, onCancelled?: () => void) {
  const cancel = useCancelVisitOrBooking();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const undoToast = useUndoToast();

  const send = async (cancellation: Cancellation) => {
    const { reason, notifyClient, isByClient, scope } = cancellation;
    const why = { reason: reason.trim(), notify_client: notifyClient, by_client: isByClient };
    const { data, error } = await cancel(booking, scope, why);
    if (error) return showError(error, cancellation);
    if (!data) return;
    const isWhole = booking.visit && scope === 'visit';
    const done = scope === 'following' ? formatCount(data.changed_with.length + 1, 'booking') + ' cancelled' : DONE;
    undoToast(data, isWhole ? 'Visit cancelled' : done);
    onCancelled?.();
    if (data.client_told_in_seconds !== null)
      void dispatch(watchCancellationMail(data.id, data.client_told_in_seconds));
  };
  const showError = async (error: unknown, cancellation: Cancellation) => {
    const problem = parseProblem(error);
    // Somebody else may have cancelled or completed it first: another try would fail again.
    const read = () => dispatch(api.endpoints.getBooking.initiate({ id: booking.id }, FETCH_ONCE));
    const latest = problem?.code === 'booking-modified' ? (await read()).data : undefined;
    const isOver = latest && notCancellableToast(latest.status);
    if (isOver) return toast({ ...isOver, key: bookingToastKey(booking.id) });
    const retry = () => {
      clearToasts();
      void send(cancellation);
    };
    // The dialog is closed by now; Try again sends the reason that was entered in it.
    const isRefused = problem?.status === 409;
    toast({
      ...cancelErrorToast(error, booking.id),
      action: isRefused ? undefined : <RetryButton onRetry={retry} />,
    });
  };
  return send;
}
