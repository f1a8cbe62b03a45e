import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import {
  type OfficeBookingDto,
  useGetUnassignedTherapistQuery,
  useMoveRecurrenceMutation,
  usePreviewRecurrenceMoveQuery,
} from '../../../../shared/api/generated.js';
import { formatCount } from '../../../../shared/format-count.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { toast } from '../../../../shared/toast/toast.js';
import { Dialog } from '../../../../shared/ui/dialog/Dialog.js';
import { DateField } from '../../../../shared/ui/fields/DateField.js';
import { Select } from '../../../../shared/ui/fields/Select.js';
import { TimeSelect } from '../../../../shared/ui/fields/TimeSelect.js';
import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import { Checkbox } from '../../../../shared/ui/inputs/Checkbox.js';
import { saveErrorToast } from '../booking-messages.js';
import { useTherapistChoices } from '../editor/fields/use-therapist-choices.js';
import { useUndoToast } from '../undo/use-undo-toast.js';
import { Preview } from './Preview.js';
import { useDays } from './use-days.js';
import styles from './recurrence.module.css';

interface MoveFollowingDialogProps {
  booking: OfficeBookingDto;
  /** Number of open bookings of the series from this one on, itself included. */
  count: number;
  onClose: () => void;
}

/** Moves a booking and those that follow in its series by as many days, to the same time and therapist. */
export function MoveFollowingDialog({ booking, count, onClose }: MoveFollowingDialogProps) {
  const today = useShopNow()?.date;
  const [isOpen, setOpen] = useState(true);
  const [notifyClient, setNotifyClient] = useState(true);
  const [to, setTo] = useState<{ date: string | undefined; time: string; therapistId: string }>({
    ...{ date: booking.booking_date, time: booking.booking_time, therapistId: booking.therapist_id },
  });
  const { therapists } = useTherapistChoices(booking.service_id, booking.therapist_id);
  const { data: anybody } = useGetUnassignedTherapistQuery();
  const isElsewhere =
    to.date !== booking.booking_date || to.time !== booking.booking_time || to.therapistId !== booking.therapist_id;
  const slotFields = { booking_date: to.date ?? '', booking_time: to.time, therapist_id: to.therapistId };
  const preview = usePreviewRecurrenceMoveQuery(to.date && to.time ? { id: booking.id, slotFields } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const chosen = useDays(preview.currentData?.days);
  const [move, moving] = useMoveRecurrenceMutation();
  const undoToast = useUndoToast();

  const submit = async () => {
    if (moving.isLoading || chosen.taken.length === 0) return;
    const bookings = chosen.taken.flatMap(({ day, place: { therapist_id, booking_date, booking_time } }) =>
      day.booking
        ? [{ id: day.booking.id, version: day.booking.version, therapist_id, booking_date, booking_time }]
        : [],
    );
    const { data, error } = await move({
      id: booking.id,
      moveRecurringDto: { bookings, notify_client: notifyClient },
    });
    if (data) {
      undoToast(data, `${formatCount(bookings.length, 'booking')} moved`, true);
      return setOpen(false);
    }
    chosen.remember();
    toast(saveErrorToast(error, booking.id));
    void preview.refetch();
  };

  return (
    <Dialog
      open={isOpen}
      title={`Move This and ${count - 1} Following`}
      okText={chosen.taken.length > 0 ? `Move ${formatCount(chosen.taken.length, 'booking')}` : 'Move'}
      isOkDisabled={!isElsewhere || chosen.taken.length === 0 || preview.isFetching}
      isBusy={moving.isLoading}
      onOk={submit}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={600}
      top={32}
    >
      <div className={styles.move}>
        <FormItem label="This one on" htmlFor="recurrence-date">
          <DateField
            id="recurrence-date"
            isClearable={false}
            today={today}
            first={today}
            value={to.date}
            onChange={(date) => setTo((before) => ({ ...before, date }))}
          />
        </FormItem>
        <FormItem label="At" htmlFor="recurrence-time">
          <TimeSelect
            id="recurrence-time"
            value={to.time}
            onChange={(time) => setTo((before) => ({ ...before, time }))}
          />
        </FormItem>
        <FormItem label="With" htmlFor="recurrence-with">
          <Select
            id="recurrence-with"
            value={to.therapistId}
            options={[
              ...(anybody ? [{ value: anybody.id, label: 'Anybody who is free' }] : []),
              ...therapists.filter(({ id }) => id !== anybody?.id).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(therapistId) => setTo((before) => ({ ...before, therapistId }))}
          />
        </FormItem>
      </div>
      {booking.client_email && (
        <Checkbox checked={notifyClient} onChange={setNotifyClient}>
          Notify the client
        </Checkbox>
      )}
      <Preview read={preview} chosen={chosen} skipLabel="Leave it where it is" />
    </Dialog>
  );
}
