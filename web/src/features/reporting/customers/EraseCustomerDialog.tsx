import { Form, Input, type InputRef, Modal } from 'antd';
import { useRef, useState } from 'react';
import { type CustomerDto, useEraseCustomerMutation } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../shared/toast/toasts.js';

interface EraseCustomerDialogProps {
  customer: CustomerDto;
  /** It has faded. */
  onClosed: () => void;
  onErased: () => void;
}

/** Says what is lost, and asks for the name: nobody erases a person whom they have not read. */
export function EraseCustomerDialog({ customer, onClosed, onErased }: EraseCustomerDialogProps) {
  const { id, name, total_bookings: count } = customer;
  const [isOpen, setOpen] = useState(true);
  const field = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [erase, { isLoading }] = useEraseCustomerMutation();

  const submit = async () => {
    const { error } = await erase({ id, eraseCustomerDto: { confirm_name: typed } });
    if (parseProblem(error)?.status === 422) return setWrong(true);
    setOpen(false);
    if (error) return toast(errorToast('Failed to erase personal data'));
    toast(successToast('Personal data erased'));
    onErased();
  };

  return (
    <Modal
      open={isOpen}
      title={`Erase ${name}?`}
      okText={isLoading ? 'Erasing...' : 'Erase for Good'}
      okButtonProps={{ danger: true, disabled: isLoading }}
      cancelText="Keep"
      onOk={submit}
      onCancel={() => setOpen(false)}
      // The dialog takes the focus itself when it opens.
      afterOpenChange={(isShown) => (isShown ? field.current?.focus() : onClosed())}
      width={468}
    >
      <ErasureConsequences
        bookings={count === 0 ? 'this client' : count === 1 ? 'the booking' : `all ${count} bookings`}
      />
      <Form layout="vertical" component={false}>
        <Form.Item
          label={`Type the name to confirm: ${name}`}
          htmlFor="erase-name"
          validateStatus={isWrong ? 'error' : undefined}
          help={isWrong ? `Please type ${name}, as it is written here` : undefined}
        >
          <Input
            id="erase-name"
            ref={field}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(false);
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}

function ErasureConsequences({ bookings }: { bookings: string }) {
  return (
    <div className="what-is-lost">
      <p>
        Name, phone, email, notes and cancellation reasons of {bookings} are lost for good, in the history and the
        action log too. Nobody can bring them back.
      </p>
      <p>
        Dates, services and amounts stay. Bookings to come keep their time, without a name: cancel them first where
        nobody will come. Emails that wait are not sent. Bookings under another email or phone are another customer.
      </p>
    </div>
  );
}
