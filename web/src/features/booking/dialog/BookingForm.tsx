import Form, { type FormInstance } from 'antd/es/form';
import type { BookingChoice } from '../../../shared/booking-choice.js';
import { useShopNow } from '../../../shared/shop-clock.js';
import type { BookingDraft } from './booking-draft.js';
import { DateAndTime } from './DateAndTime.js';
import { DetailsFields } from './DetailsFields.js';
import { FormFooter } from './FormFooter.js';
import { FORM_NAME } from './go-to-field.js';
import { ServiceField } from './ServiceField.js';
import { Summary } from './Summary.js';
import { TherapistField } from './TherapistField.js';
import { useDay } from './use-day.js';
import { useOffer } from './use-offer.js';
import './choices.css';

interface Props {
  form: FormInstance<BookingDraft>;
  initial: BookingChoice | undefined;
  isPhone: boolean;
  isSaving: boolean;
  onSubmit: () => void;
  onCancel: () => void;
}

/** Step 1: everything on one page, in any order. */
export function BookingForm({ form, initial, isPhone, isSaving, onSubmit, onCancel }: Props) {
  const draft: BookingDraft = Form.useWatch([], form) ?? {};
  const now = useShopNow();
  const offer = useOffer(draft);
  const isUnassigned = draft.therapist_id === offer.unassignedId;
  const therapistId = isUnassigned ? undefined : draft.therapist_id;
  const day = useDay({ date: draft.booking_date, therapistId, duration: offer.service?.duration }, now);
  const shown = { draft, offer, day };

  return (
    <Form
      form={form}
      name={FORM_NAME}
      className="booking-form"
      layout="vertical"
      requiredMark={false}
      validateTrigger={['onBlur', 'onChange']}
      initialValues={{
        service_id: initial?.service_id,
        therapist_id: initial?.therapist_id,
        booking_date: initial?.date,
        booking_time: initial?.time,
      }}
      disabled={isSaving}
      noValidate
      onFinish={onSubmit}
      onFinishFailed={onSubmit}
    >
      <div className="booking-page">
        <DateAndTime {...shown} now={now} isPhone={isPhone} />
        <section className="booking-section booking-pair">
          <ServiceField offer={offer} />
          <TherapistField draft={draft} offer={offer} />
        </section>
        <DetailsFields />
      </div>
      {!isPhone && <Summary {...shown} />}
      <FormFooter {...shown} isPhone={isPhone} isSaving={isSaving} onCancel={onCancel} />
    </Form>
  );
}
