import { Form, Input } from 'antd';
import { useState } from 'react';
import { type CustomerDto, useEraseCustomerMutation, usePreviewErasureQuery } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../shared/toast/toasts.js';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';
import { ErasureChoices, type ErasureChoice, selectIdentities, toProposedChoice } from './ErasureChoices.js';
import { formatErasure } from './erasure-labels.js';

interface EraseCustomerDialogProps {
  customer: CustomerDto;
  /** Called once the dialog has faded. */
  onClosed: () => void;
  onErased: () => void;
}

/** Says what is lost by erasing a person, and asks for their name, so that nobody erases the wrong one. */
export function EraseCustomerDialog({ customer, onClosed, onErased }: EraseCustomerDialogProps) {
  const { id, name, total_bookings: count } = customer;
  const [isOpen, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [erase, { isLoading }] = useEraseCustomerMutation();

  const { currentData: preview, isError } = usePreviewErasureQuery({ id }, { refetchOnMountOrArgChange: true });
  const [decided, setDecided] = useState<ErasureChoice>();
  const choice = decided ?? (preview && toProposedChoice(preview));
  const erased = preview && choice && selectIdentities(preview, choice).reduce((sum, each) => sum + each.bookings, 0);
  const total = erased ?? count;

  const submit = async () => {
    if (!choice) return;
    const { data, error } = await erase({ id, eraseCustomerDto: { confirm_name: typed, ...choice } });
    const problem = parseProblem(error);
    if (problem?.status === 422 && problem.errors?.some(({ field }) => field === 'confirm_name')) return setWrong(true);
    setOpen(false);
    if (!data) return toast(errorToast((problem?.status === 422 && problem.detail) || 'Failed to erase personal data'));
    toast(successToast(formatErasure(data), 'Personal data erased'));
    onErased();
  };

  return (
    <Dialog
      open={isOpen}
      title={`Erase ${name}?`}
      okText={isLoading ? 'Erasing...' : 'Erase for Good'}
      okButtonProps={{ danger: true, disabled: isLoading || !choice }}
      cancelText="Keep"
      onOk={submit}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      width={468}
    >
      <ErasureConsequences
        bookings={total === 0 ? 'this client' : total === 1 ? 'the booking' : `all ${total} bookings`}
      />
      {preview && choice && <ErasureChoices preview={preview} choice={choice} onChange={setDecided} />}
      {!preview &&
        (isError ? (
          <p role="alert">What would be erased could not be read. Close this and try again.</p>
        ) : (
          <span className="skeleton erasure-skeleton" role="status" aria-label="Looking for their other bookings" />
        ))}
      <NameField
        name={name}
        isWrong={isWrong}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
      />
    </Dialog>
  );
}

interface NameFieldProps {
  /** The name to type. */
  name: string;
  isWrong: boolean;
  value: string;
  onChange: (text: string) => void;
}

function NameField({ name, isWrong, value, onChange }: NameFieldProps) {
  return (
    <Form layout="vertical" component={false}>
      <Form.Item
        label={`Type the name to confirm: ${name}`}
        htmlFor="erase-name"
        validateStatus={isWrong ? 'error' : undefined}
        help={isWrong ? `Please type ${name}, as it is written here` : undefined}
      >
        <Input
          id="erase-name"
          data-first-focus
          value={value}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      </Form.Item>
    </Form>
  );
}

function ErasureConsequences({ bookings }: { bookings: string }) {
  return (
    <div className="what-is-lost">
      <p>
        Name, phone, email, notes and cancellation reasons of {bookings} are lost for good, in the history and the
        action log too. Nobody can bring them back.
      </p>
      <p>Dates, services and amounts stay. Emails that wait are not sent.</p>
    </div>
  );
}
