import { useContext } from 'react';
import { useGetShopQuery } from '../../../../shared/api/generated.js';
import { formatPhoneInput, loadMobileRules } from '../../../../shared/phone.js';
import { TextInput } from './TextInput.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import { StepActions } from '../frame/step-actions.js';

export function DetailsFields({ form }: { form: BookingFormState }) {
  const { data: shop } = useGetShopQuery();
  const { isWaiting } = useContext(StepActions);
  const emailUse = shop?.confirms_by_mail ? 'Its link confirms your booking' : 'Optional';
  return (
    <section className="booking-section" onFocus={() => void loadMobileRules(shop?.country)}>
      <h3 className="type-small-head">Your details</h3>
      <div className="booking-fields">
        <TextInput form={form} name="first_name" label="First Name*" autoComplete="given-name" />
        <TextInput form={form} name="last_name" label="Last Name*" autoComplete="family-name" />
        <TextInput
          form={form}
          name="client_phone"
          label="Mobile Number*"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          parse={formatPhoneInput}
        />
        <TextInput
          form={form}
          name="client_email"
          label="Email Address*"
          extra={isWaiting ? 'Needed: we email you when a time opens up' : emailUse}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextInput
          form={form}
          name="notes"
          label="Special Requests or Health Conditions"
          rows={3}
          className="booking-wide"
        />
      </div>
      {/* A trap for bots, which fill in every field: people can neither see nor reach it. */}
      <input
        className="booking-unseen"
        name="website"
        aria-hidden="true"
        tabIndex={-1}
        autoComplete="off"
        value={form.draft.website ?? ''}
        onChange={({ target }) => form.set({ website: target.value })}
      />
    </section>
  );
}
