import { clockTime, longDate } from '../../../shared/dates.js';
import type { BookingDraft } from './booking-draft.js';
import { Choice } from './Choice.js';
import { controlOf, Field } from './Field.js';
import type { BookingFormState } from './use-booking-form.js';
import type { Offer } from './use-offer.js';

interface Props {
  form: BookingFormState;
  offer: Offer;
}

export function TherapistField({ form, offer: { therapists, therapist, areTherapistsLoading } }: Props) {
  const error = form.errors.therapist_id;
  return (
    <div>
      <h3 className="type-small-head">Select Your Therapist</h3>
      <Field
        name="therapist_id"
        label="Preferred Therapist *"
        error={error}
        extra={therapist && !therapist.isOffered && notOffered(therapist.name, form.draft)}
      >
        <Choice
          {...controlOf('therapist_id', error)}
          placeholder="Select a therapist"
          disabled={areTherapistsLoading}
          options={therapists.map(({ id, name, specialties }) => ({
            value: id,
            label: name,
            note: specialties.join(', ') || undefined,
          }))}
          value={form.draft.therapist_id}
          onChange={(therapist_id) => form.set({ therapist_id })}
        />
      </Field>
    </div>
  );
}

function notOffered(name: string, { booking_date: date, booking_time: time }: BookingDraft): string {
  const start = `${longDate(date ?? '')}${time ? ` at ${clockTime(time)}` : ''}`;
  return `${name} is not on the roster for ${start}. Choose someone else, or send it as a request.`;
}
