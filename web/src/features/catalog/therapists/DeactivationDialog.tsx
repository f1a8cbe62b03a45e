import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { OfficeTherapistDto } from '../../../shared/api/generated.js';
import { problemOf } from '../../../shared/api/problem.js';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';
import { toast } from '../../../shared/toast.js';
import { useDeactivateTherapistMutation } from '../catalog-api.js';
import { done } from '../save-failure.js';
import { BookingsToCome } from './BookingsToCome.js';
import { useBookingsToCome } from './use-bookings-to-come.js';

interface DeactivationDialogProps {
  therapist: OfficeTherapistDto;
  /** Title of the toast that tells of success. */
  doneTitle: string;
  /** It has faded. */
  onClosed: () => void;
}

/** Says first what stands behind the therapist: bookings to come, which can be reassigned, and shifts. */
export function DeactivationDialog({ therapist, doneTitle, onClosed }: DeactivationDialogProps) {
  const { id, name } = therapist;
  const [isOpen, setOpen] = useState(true);
  const toCome = useBookingsToCome(id);
  const [deactivate, { isLoading }] = useDeactivateTherapistMutation();
  useLoadFailureToast(toCome, 'Failed to check therapist bookings');
  const { known, refetch, loadMore, isLoadingMore } = toCome;

  const submit = async () => {
    const { error } = await deactivate({ id, deactivateTherapistDto: { keep: Boolean(known?.count) } });
    if (problemOf(error)?.code === 'bookings-in-the-way') {
      refetch();
      return toast({ title: 'New Booking', description: `${name} has been booked meanwhile. Please look again.` });
    }
    if (error) return toast({ title: 'Error', description: 'Failed to deactivate therapist', destructive: true });
    setOpen(false);
    done(`${name} has been deactivated`, doneTitle);
  };

  return (
    <Modal
      open={isOpen}
      title={`Deactivate ${name}?`}
      okText={isLoading ? 'Processing...' : known?.count ? 'Deactivate Anyway' : 'Deactivate'}
      okButtonProps={{ danger: true, disabled: !known || isLoading }}
      cancelText="Keep Active"
      onOk={submit}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      width={560}
    >
      <p>
        The record is kept, hidden from the public pages.{' '}
        {known && known.shifts > 0 && `${known.shifts === 1 ? 'One shift' : `${known.shifts} shifts`} after today will be removed.`}
      </p>
      {known ? (
        <>
          <p className="to-come-head">{known.count === 0 ? 'No bookings are to come.' : bookingsText(known.count)}</p>
          {known.count > 0 && <BookingsToCome bookings={known.bookings} />}
          {loadMore && known.count > known.bookings.length && (
            <p className="to-come-more">
              <span className="second">The first {known.bookings.length} are listed.</span>
              <Button onClick={loadMore} disabled={isLoadingMore}>
                Show more
              </Button>
            </p>
          )}
        </>
      ) : toCome.isError ? (
        <p className="to-come-head">
          The bookings to come could not be read. <Button onClick={refetch}>Try again</Button>
        </p>
      ) : (
        <div role="status" aria-label="Loading bookings to come" className="skeleton to-come-skeleton" />
      )}
    </Modal>
  );
}

const bookingsText = (count: number) =>
  count === 1
    ? 'One booking is to come. Reassign it first, or it stays with this therapist:'
    : `${count} bookings are to come. Reassign them first, or they stay with this therapist:`;
