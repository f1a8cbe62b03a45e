import App from 'antd/es/app';
import Form from 'antd/es/form';
import Modal from 'antd/es/modal';
import type { BookingChoice } from '../../../shared/booking-choice.js';
import { useMedia } from '../../../shared/media.js';
import type { BookingDraft } from './booking-draft.js';
import { BookingForm } from './BookingForm.js';
import { DialogTop } from './DialogTop.js';
import { ResultView } from './ResultView.js';
import { useSubmitBooking } from './use-submit-booking.js';
import './booking-dialog.css';
import './booking-sheet.css';

interface Props {
  open: boolean;
  initial: BookingChoice | undefined;
  onClose: () => void;
  afterClose: () => void;
}

/** One opening of the dialog: a sheet on a phone, a window on larger screens; the form page, then the result page. */
export function BookingWindow({ open, initial, onClose, afterClose }: Props) {
  const [form] = Form.useForm<BookingDraft>();
  const { modal } = App.useApp();
  const isPhone = useMedia('(max-width: 767.98px)');
  const { submit, isSaving, requested } = useSubmitBooking(form);

  const close = () => {
    // A booking on its way is not taken back by closing; its outcome is worth the moment.
    if (!isSaving) onClose();
  };
  const closeUnlessBySlip = () => {
    if (isSaving || requested || !form.isFieldsTouched()) return close();
    modal.confirm({
      title: 'Leave without booking?',
      content: 'What you have entered will be lost.',
      okText: 'Leave',
      cancelText: 'Keep editing',
      autoFocusButton: 'cancel',
      icon: null,
      centered: true,
      onOk: close,
    });
  };

  return (
    <Modal
      open={open}
      title={requested ? 'Payment Processing' : 'Book Your Appointment'}
      className={requested ? 'booking-dialog booking-dialog-result' : 'booking-dialog'}
      width={requested ? 1080 : 1140}
      centered
      closable={false}
      footer={null}
      transitionName="booking-sheet"
      maskTransitionName="booking-mask"
      classNames={{ mask: 'booking-mask' }}
      destroyOnHidden
      onCancel={closeUnlessBySlip}
      afterClose={afterClose}
    >
      <DialogTop isDone={!!requested} closeLabel={isPhone && !requested ? 'Cancel' : 'Dismiss'} onClose={close} />
      {requested ? (
        <ResultView requested={requested} onClose={close} />
      ) : (
        <BookingForm
          form={form}
          initial={initial}
          isPhone={isPhone}
          isSaving={isSaving}
          onSubmit={submit}
          onCancel={close}
        />
      )}
    </Modal>
  );
}
