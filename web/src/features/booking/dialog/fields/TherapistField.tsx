import { formatTime, formatLongDate } from '../../../../shared/dates/dates.js';
import type { BookingDraft } from '../form/booking-draft.js';
import { RetryHint } from './RetryHint.js';
import { Listbox } from '../listbox/Listbox.js';
import { getControlProps, Field } from './Field.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import type { BookingOptions, TherapistOption } from '../form/use-booking-options.js';

interface TherapistFieldProps {
  form: BookingFormState;
  bookingOptions: BookingOptions;
  /**
   * Whether a slot that cannot be confirmed may be requested: not on a day off, whose times are closed, nor for a
   * visit.
   */
  acceptsRequests: boolean;
  /** Explanation that the chosen therapist's day is full. */
  fullDay?: string | undefined;
}

export function TherapistField({
  form,
  bookingOptions: { therapists, therapist, service, areTherapistsLoading, retryTherapists },
  acceptsRequests,
  fullDay,
}: TherapistFieldProps) {
  const error = form.errors.therapist_id;
  return (
    <div>
      <h3 className="type-small-head">Select Your Therapist</h3>
      <Field
        name="therapist_id"
        label="Preferred Therapist *"
        error={error}
        extra={
          therapist && !therapist.isOffered
            ? notOfferedHint(therapist, service?.name, form.draft, acceptsRequests)
            : fullDay
        }
      >
        <Listbox
          {...getControlProps('therapist_id', error)}
          placeholder="Select a therapist"
          isLoading={areTherapistsLoading}
          options={therapists.map(({ id, name, specialties }) => ({
            value: id,
            label: name,
            note: specialties.join(', ') || undefined,
          }))}
          value={form.draft.therapist_id}
          onChange={(therapist_id) => form.set({ therapist_id })}
        />
      </Field>
      {retryTherapists && <RetryHint what="therapists" onPress={retryTherapists} />}
    </div>
  );
}

function notOfferedHint(
  { name, givesService }: TherapistOption,
  service: string | undefined,
  { booking_date: date, booking_time: time }: BookingDraft,
  acceptsRequests: boolean,
): string {
  if (!givesService) return `${name} doesn't offer ${service ?? 'this treatment'}. Choose someone else.`;
  const start = `${formatLongDate(date ?? '')}${time ? ` at ${formatTime(time)}` : ''}`;
  const wayOn = acceptsRequests ? 'someone else, or send it as a request' : 'someone else, or another day';
  return `${name} is off on ${start}. Choose ${wayOn}.`;
}
