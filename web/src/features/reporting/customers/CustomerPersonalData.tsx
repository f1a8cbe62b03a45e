import { Button } from 'antd';
import { saveFile } from '../../../shared/api/csv-file.js';
import { type CustomerDto, useEraseCustomerMutation } from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../shared/toast/toasts.js';
import { usePersonalDataFileMutation } from '../reporting-api.js';
import { askQuestion } from '../../../shared/ui/question.js';

interface CustomerPersonalDataProps {
  customer: CustomerDto;
  onErased: () => void;
}

/** What a client may ask for: a file of everything that is held about them, and to be forgotten. */
export function CustomerPersonalData({
  customer: { id, name, total_bookings: count },
  onErased,
}: CustomerPersonalDataProps) {
  const [makeFile, { isLoading }] = usePersonalDataFileMutation();
  const [erase] = useEraseCustomerMutation();
  const failed = (description: string) => () => toast(errorToast(description));
  const run = async () => {
    const { error } = await erase({ id });
    if (error) return failed('Failed to erase personal data')();
    toast(successToast('Personal data erased'));
    onErased();
  };
  const ask = () =>
    askQuestion({
      title: `Erase ${name}?`,
      content: (
        <ErasureConsequences
          bookings={count === 0 ? 'this client' : count === 1 ? 'the booking' : `all ${count} bookings`}
        />
      ),
      okText: 'Erase for Good',
      isDanger: true,
      cancelText: 'Keep',
      // What Enter does must not be what cannot be undone.
      autoFocusButton: 'cancel',

      onOk: run,
    });
  return (
    <section aria-labelledby="personal-data">
      <h3 id="personal-data" className="type-small-head customer-history">
        Personal data
      </h3>
      <p className="second">Clients may ask what you hold about them, and to be forgotten.</p>
      <div className="personal-data-actions">
        <Button
          loading={isLoading}
          onClick={() => makeFile(id).unwrap().then(saveFile, failed('Failed to export personal data'))}
        >
          Export Personal Data
        </Button>
        <Button danger onClick={ask}>
          Erase Personal Data
        </Button>
      </div>
    </section>
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
