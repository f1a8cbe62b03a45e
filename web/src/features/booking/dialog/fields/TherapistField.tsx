import type { FreeStartDto } from '../../../../shared/api/generated.js';
import { formatLongDate, formatNearDay, formatTime } from '../../../../shared/dates/dates.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import type { BookingDraft } from '../form/booking-draft.js';
import { RetryHint } from './RetryHint.js';
import { Listbox } from '../listbox/Listbox.js';
import { getControlProps, Field } from './Field.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import type { BookingOptions, TherapistOption } from '../form/use-booking-options.js';

interface TherapistFieldProps {
  form: BookingFormState;
  bookingOptions: BookingOptions;
  /** Whether a slot that cannot be confirmed may be requested: not for a visit. */
  acceptsRequests: boolean;
  /** Whether the place of the times says already that the chosen therapist is off. */
  isDayOff: boolean;
  /** Explanation that the chosen therapist's day is full. */
  fullDay?: string | undefined;
}

export function TherapistField({
  form,
  bookingOptions: { therapists, therapist, service, areTherapistsLoading, retryTherapists },
  acceptsRequests,
  isDayOff,
  fullDay,
}: TherapistFieldProps) {
  const error = form.errors.therapist_id;
  const today = useShopNow()?.date;
  return (
    <div>
      <h3 className="type-small-head">Select Your Therapist</h3>
      <Field
        name="therapist_id"
        label="Preferred Therapist *"
        error={error}
        extra={
          isDayOff
            ? undefined
            : therapist && !therapist.isOffered
              ? notOfferedHint(therapist, service?.name, form.draft, acceptsRequests)
              : fullDay
        }
      >
        <Listbox
          {...getControlProps('therapist_id', error)}
          placeholder="Select a therapist"
          isLoading={areTherapistsLoading}
          options={therapists.map(({ id, name, specialties, isBusy, nextFree }) => ({
            value: id,
            label: name,
            note:
              [specialties.join(', '), isBusy && formatNextFree(nextFree, today)].filter(Boolean).join(' · ') ||
              undefined,
          }))}
          value={form.draft.therapist_id}
          onChange={(therapist_id) => form.set({ therapist_id })}
        />
      </Field>
      {retryTherapists && <RetryHint what="therapists" onPress={retryTherapists} />}
    </div>
  );
}

/** Says when somebody who is not free at the chosen time is. */
const formatNextFree = (next: FreeStartDto | undefined, today: string | undefined): string =>
  next ? `Not free then. Next: ${formatNearDay(next.date, today)}, ${formatTime(next.time)}` : 'Not free then';

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
