import { useState } from 'react';
import { useListWaitingQuery, type OfficeTherapistDto } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { ChangePreview } from '../../../shared/relocation/ChangePreview.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { RetryButton } from '../../../shared/ui/load-failure/RetryButton.js';
import { useDeactivateTherapistMutation } from '../catalog-api.js';
import { toastActionError } from '../records/save-toasts.js';
import { formatCount } from '../../../shared/format-count.js';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';
import { UpcomingBookings } from './UpcomingBookings.js';
import { useUpcomingBookings } from './use-upcoming-bookings.js';

interface DeactivationDialogProps {
  therapist: OfficeTherapistDto;
  /** Title of the toast after success. */
  doneTitle: string;
  /** Called once the dialog has faded. */
  onClosed: () => void;
}

/**
 * Lists what the therapist still has before deactivating them: upcoming bookings, which can be reassigned, and shifts.
 */
export function DeactivationDialog({ therapist, doneTitle, onClosed }: DeactivationDialogProps) {
  const { id, name, version } = therapist;
  const [isOpen, setOpen] = useState(true);
  const upcomingBookings = useUpcomingBookings(id);
  const [deactivate, { isLoading }] = useDeactivateTherapistMutation();
  useLoadFailureToast(upcomingBookings, 'Failed to check therapist bookings');
  const { upcoming, refetch } = upcomingBookings;

  const submit = async () => {
    const { error } = await deactivate({
      id,
      deactivateTherapistDto: { keep: Boolean(upcoming?.count), version },
    });
    if (parseProblem(error)?.code === 'bookings-in-the-way') {
      refetch();
      return toast({
        title: 'New Booking',
        description: `${name} has just been booked. Please check the bookings again.`,
      });
    }
    if (error) return toastActionError(error, 'Failed to deactivate therapist');
    setOpen(false);
    toast(successToast(`${name} has been deactivated`, doneTitle));
  };

  return (
    <Dialog
      open={isOpen}
      title={`Deactivate ${name}?`}
      okText={upcoming?.count ? 'Deactivate Anyway' : 'Deactivate'}
      isBusy={isLoading}
      isDanger
      isOkDisabled={!upcoming}
      cancelText="Keep Active"
      onOk={submit}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      width={560}
    >
      <p>
        The record is kept, but hidden from the public pages.{' '}
        {upcoming &&
          upcoming.shifts > 0 &&
          `${upcoming.shifts === 1 ? 'One shift' : `${upcoming.shifts} shifts`} after today will be removed. Those still to come return when ${name} is activated again.`}
      </p>
      <Consequences therapist={therapist} upcomingBookings={upcomingBookings} />
    </Dialog>
  );
}

interface ConsequencesProps {
  therapist: OfficeTherapistDto;
  upcomingBookings: ReturnType<typeof useUpcomingBookings>;
}

/** The upcoming bookings of a therapist, and what a deactivation would do to them. */
function Consequences({ therapist: { id, name }, upcomingBookings }: ConsequencesProps) {
  const { upcoming, isError, refetch, loadMore, isLoadingMore } = upcomingBookings;
  const { data: list } = useListWaitingQuery({}, { refetchOnMountOrArgChange: true });
  const waiting = list?.items.filter(({ therapist_id }) => therapist_id === id).length ?? 0;
  if (isError && !upcoming)
    return (
      <p className="to-come-head">
        The upcoming bookings could not be loaded. <RetryButton onRetry={refetch} />
      </p>
    );
  if (!upcoming)
    return <div role="status" aria-label="Loading upcoming bookings" className="skeleton to-come-skeleton" />;
  return (
    <>
      {upcoming.count > 0 && <p className="to-come-head">{formatUpcomingBookings(upcoming.count)}</p>}
      <ChangePreview
        change={{ deactivation: { therapist_id: id } }}
        title={`Bookings of ${name}`}
        {...(upcoming.count === 0 && { toLabel: () => 'No upcoming bookings.' })}
      />
      {waiting > 0 && (
        <p className="to-come-head">
          {`${formatCount(waiting, 'client')} on the waiting list ${waiting === 1 ? 'wants' : 'want'} ${name}: nothing will come free for them any more, so please call.`}
        </p>
      )}
      {upcoming.count > 0 && <UpcomingBookings bookings={upcoming.bookings} />}
      {loadMore && upcoming.count > upcoming.bookings.length && (
        <p className="to-come-more">
          <span className="second">The first {upcoming.bookings.length} are listed.</span>
          <Button onClick={loadMore} disabled={isLoadingMore}>
            Show more
          </Button>
        </p>
      )}
    </>
  );
}

const formatUpcomingBookings = (count: number) =>
  count === 1
    ? 'One upcoming booking. Reassign it first, or it stays with this therapist:'
    : `${count} upcoming bookings. Reassign them first, or they stay with this therapist:`;
