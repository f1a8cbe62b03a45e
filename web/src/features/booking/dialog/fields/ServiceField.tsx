import { RetryHint } from './RetryHint.js';
import { AddOnsField } from './AddOnsField.js';
import { getControlProps, Field } from './Field.js';
import { ServiceCard } from './ServiceCard.js';
import { ServiceChoice } from './ServiceChoice.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import type { BookingOptions } from '../form/use-booking-options.js';

interface ServiceFieldProps {
  form: BookingFormState;
  bookingOptions: BookingOptions;
  /** Whether add-ons are offered: to a treatment by itself. */
  hasAddOns?: boolean;
}

export function ServiceField({ form, bookingOptions, hasAddOns = false }: ServiceFieldProps) {
  const { services, areServicesLoading, retryServices } = bookingOptions;
  const service = services.find(({ id }) => id === form.draft.service_id);
  const error = form.errors.service_id;
  return (
    <div>
      <h3 className="type-small-head">Choose Your Service</h3>
      <Field name="service_id" label="Type of Massage *" error={error}>
        <ServiceChoice
          {...getControlProps('service_id', error)}
          isLoading={areServicesLoading}
          services={services}
          value={form.draft.service_id}
          onChange={(service_id) => form.set({ service_id })}
        />
      </Field>
      {retryServices && <RetryHint what="services" onPress={retryServices} />}
      {service && <ServiceCard service={service} />}
      {hasAddOns && service && <AddOnsField form={form} bookingOptions={bookingOptions} />}
    </div>
  );
}
