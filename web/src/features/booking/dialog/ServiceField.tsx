import { money } from '../../../shared/money.js';
import { Choice } from './Choice.js';
import { controlOf, Field } from './Field.js';
import { ServiceCard } from './ServiceCard.js';
import type { BookingFormState } from './use-booking-form.js';
import type { Offer } from './use-offer.js';

interface Props {
  form: BookingFormState;
  offer: Offer;
}

export function ServiceField({ form, offer: { services, service, areServicesLoading } }: Props) {
  const error = form.errors.service_id;
  return (
    <div>
      <h3 className="type-small-head">Choose Your Service</h3>
      <Field name="service_id" label="Type of Massage *" error={error}>
        <Choice
          {...controlOf('service_id', error)}
          placeholder="Select a massage type"
          disabled={areServicesLoading}
          options={services.map(({ id, name, price, duration }) => ({
            value: id,
            label: `${name} - ${money(price)} - ${duration} min`,
          }))}
          value={form.draft.service_id}
          onChange={(service_id) => form.set({ service_id })}
        />
      </Field>
      {service && <ServiceCard service={service} />}
    </div>
  );
}
