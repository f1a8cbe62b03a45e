import { useState } from 'react';
import { type OfficeBookingDto, useGetRecurrenceQuery } from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast } from '../../../../shared/toast/toasts.js';
import { Form } from '../../../../shared/ui/form/Form.js';
import { FormItem } from '../../../../shared/ui/form/FormItem.js';
import { Checkbox } from '../../../../shared/ui/inputs/Checkbox.js';
import { RadioGroup } from '../../../../shared/ui/inputs/RadioGroup.js';
import { TextArea } from '../../../../shared/ui/inputs/TextArea.js';
import { BookingSummary } from '../list/BookingSummary.js';
import { listFollowing } from '../recurrence/recurrence-labels.js';
import type { CancelScope } from '../visits/use-cancel-visit.js';
import { Dialog } from '../../../../shared/ui/dialog/Dialog.js';
import { useCancelBooking } from './use-cancel-booking.js';
import styles from './cancel-booking.module.css';

interface CancelBookingDialogProps {
  booking: OfficeBookingDto;
  onClose: () => void;
  onCancelled?: () => void;
}

/** Asks for the reason of a cancellation; remounted for each booking by its key. */
export function CancelBookingDialog({ booking, onClose, onCancelled }: CancelBookingDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const [notifyClient, setNotifyClient] = useState(true);
  const [isByClient, setByClient] = useState(false);
  const [scope, setScope] = useState<CancelScope>(booking.visit ? 'visit' : 'treatment');
  const { currentData: series } = useGetRecurrenceQuery({ id: booking.id }, { skip: booking.visit !== null });
  const following = listFollowing(series?.bookings ?? [], booking.id).length;
  const cancel = useCancelBooking(booking, onCancelled);

  const submit = () => {
    if (!isOpen) return;
    if (reason.trim()) {
      setOpen(false);
      return void cancel({ reason, notifyClient, isByClient, scope });
    }
    setMissing(true);
    toast(errorToast(REASON_MISSING, 'Reason Required'));
  };

  return (
    <Dialog
      open={isOpen}
      title="Cancel Booking"
      okText="Cancel Booking"
      isDanger
      cancelText="Keep Booking"
      onOk={submit}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={468}
    >
      <BookingSummary booking={booking} />
      <Form>
        {booking.visit && (
          <ScopeField
            scope={scope}
            options={[
              { value: 'visit', label: `This visit, ${booking.visit.parts} treatments` },
              { value: 'treatment', label: 'Only this treatment' },
            ]}
            onChange={setScope}
          />
        )}
        {following > 1 && (
          <ScopeField
            scope={scope}
            options={[
              { value: 'treatment', label: 'Only this one' },
              { value: 'following', label: `This one and all that follow, ${following} in all` },
            ]}
            onChange={setScope}
          />
        )}
        <ReasonField
          reason={reason}
          isMissing={isMissing}
          hint={getReasonHint(booking, notifyClient)}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
        />
        {booking.payment === 'partly_paid' && (
          <Checkbox checked={isByClient} onChange={setByClient}>
            The client cancels: the deposit goes back by the policy, not whole
          </Checkbox>
        )}
        {booking.client_email && (
          <Checkbox checked={notifyClient} onChange={setNotifyClient}>
            Notify the client
          </Checkbox>
        )}
      </Form>
    </Dialog>
  );
}

interface ScopeFieldProps {
  scope: CancelScope;
  options: readonly { value: CancelScope; label: string }[];
  onChange: (scope: CancelScope) => void;
}

function ScopeField({ scope, options, onChange }: ScopeFieldProps) {
  return (
    <FormItem label="What is cancelled" htmlFor="cancel-scope">
      <RadioGroup id="cancel-scope" value={scope} onChange={onChange} options={options} />
    </FormItem>
  );
}

const REASON_MISSING = 'Please give a reason for the cancellation';

interface ReasonFieldProps {
  reason: string;
  isMissing: boolean;
  hint: string;
  onChange: (reason: string) => void;
}

function ReasonField({ reason, isMissing, hint, onChange }: ReasonFieldProps) {
  return (
    <FormItem
      className={styles.reason}
      label="Reason *"
      htmlFor="cancel-reason"
      isInvalid={isMissing}
      help={isMissing ? REASON_MISSING : hint}
    >
      <TextArea
        id="cancel-reason"
        rows={3}
        maxLength={500}
        value={reason}
        onChange={({ target }) => onChange(target.value)}
        data-first-focus
      />
    </FormItem>
  );
}

function getReasonHint({ client_email }: OfficeBookingDto, notifyClient: boolean): string {
  if (!client_email) return 'Saved with the booking. The client has no email address: please call.';
  return notifyClient
    ? 'Saved with the booking and included in the email to the client.'
    : 'Saved with the booking. No email goes to the client.';
}
