import { useEffect, useId, useRef, useState } from 'react';
import {
  type AwaitedDepositDto,
  type OfficeBookingDto,
  useConfirmBookingMutation,
  useGetDepositLinkQuery,
} from '../../../../shared/api/generated.js';
import { formatMoment } from '../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../../shared/toast/toasts.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { LabelledItem } from '../../../../shared/ui/form-errors/LabelledItem.js';
import { toServerErrors, useFieldErrors } from '../../../../shared/ui/form-errors/use-field-errors.js';
import { onDemand } from '../../../../shared/ui/on-demand.js';
import { Spinner } from '../../../../shared/ui/Spinner.js';
import { TextInput } from '../../../../shared/ui/inputs/TextInput.js';
import { Cluster } from '../../../../shared/ui/layout/Cluster.js';
import { bookingToastKey, CONFIRMED_MESSAGE, saveErrorToast } from '../booking-messages.js';
import { changeMessage } from '../undo/undo-labels.js';
import styles from './awaited-deposit.module.css';

const QrCode = onDemand(async () => (await import('../../../../shared/ui/QrCode.js')).QrCode);

interface AwaitedDepositProps {
  booking: OfficeBookingDto;
  deposit: AwaitedDepositDto;
}

/** The deposit that a booking waits for: until when, the link to pay it, and the way to do without it. */
export function AwaitedDeposit({ booking, deposit }: AwaitedDepositProps) {
  const [isWaiving, setWaiving] = useState(false);
  const [isShown, setShown] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <section aria-label="Deposit" className={styles.deposit}>
      <p>
        The deposit of <strong>{formatMoney(deposit.amount)}</strong> confirms this booking. Its time is held until{' '}
        {formatMoment(deposit.due_at)}.
      </p>
      {!booking.client_email && <p className="second">The client has no email address: send them the link.</p>}
      <Cluster>
        <CopyDepositLink id={booking.id} />
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          Code for their phone
        </Button>
        <Button ref={opener} aria-expanded={isWaiving} onClick={() => setWaiving(!isWaiving)}>
          Confirm without deposit
        </Button>
      </Cluster>
      {isShown && <DepositCode id={booking.id} />}
      {isWaiving && (
        <WaiveForm
          booking={booking}
          onClose={() => {
            setWaiving(false);
            opener.current?.focus();
          }}
        />
      )}
    </section>
  );
}

/** The same link, for a client who is at the desk. */
function DepositCode({ id }: { id: string }) {
  const { data } = useGetDepositLinkQuery({ id });
  return data ? <QrCode aria-label="QR code of the client’s page" value={data.url} /> : <Spinner />;
}

function CopyDepositLink({ id }: { id: string }) {
  const { data, isError, refetch } = useGetDepositLinkQuery({ id });
  const copy = async () => {
    const url = data?.url ?? (isError ? (await refetch()).data?.url : undefined);
    if (!url) return toast(errorToast('The link could not be loaded. Please try again.'));
    try {
      await navigator.clipboard.writeText(url);
      toast(successToast('Whoever opens it can pay the deposit and change the booking.', 'Link copied'));
    } catch {
      // On an insecure connection, or when the user has denied it, the link can still be copied by hand.
      toast(errorToast(url, 'Please copy it by hand'));
    }
  };
  return (
    <Button aria-disabled={!data && !isError} onClick={() => void copy()}>
      Copy link
    </Button>
  );
}

function WaiveForm({ booking, onClose }: { booking: OfficeBookingDto; onClose: () => void }) {
  const { id, version } = booking;
  const fieldId = useId();
  const field = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const [confirm, { isLoading }] = useConfirmBookingMutation();
  const { form, errors, showErrors } = useFieldErrors<HTMLFormElement>();
  useEffect(() => field.current?.querySelector('input')?.focus(), []);
  const send = async () => {
    if (isLoading) return;
    if (!reason.trim()) return showErrors({ without_deposit: 'Please give a reason' });
    const { data, error } = await confirm({ id, confirmBookingDto: { version, without_deposit: reason } });
    if (data) return toast({ ...successToast(changeMessage(data, CONFIRMED_MESSAGE)), key: bookingToastKey(id) });
    const refused = toServerErrors(error);
    if (refused['without_deposit']) showErrors(refused);
    else toast(saveErrorToast(error, id, 'confirm booking'));
  };
  return (
    <form
      ref={(rendered) => {
        form(rendered);
        field.current = rendered;
      }}
      noValidate
      aria-label="Confirm without deposit"
      className={styles.waive}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <LabelledItem isDense id={`${fieldId}-reason`} label="Reason *" error={errors['without_deposit']}>
        {(control) => (
          <TextInput {...control} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </LabelledItem>
      <Cluster>
        <Button variant="primary" isSubmit aria-disabled={isLoading}>
          Confirm booking
        </Button>
        <Button variant="text" onClick={onClose}>
          Wait for the deposit
        </Button>
      </Cluster>
    </form>
  );
}
