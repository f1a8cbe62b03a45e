import { useGetShopQuery } from '../../../../../shared/api/generated.js';
import { addDays, type ShopNow } from '../../../../../shared/dates/dates.js';
import { MonthCalendar } from '../../../../../shared/ui/calendar/MonthCalendar.js';
import { Field } from '../../fields/Field.js';
import { fieldId } from '../../fields/focus-field.js';
import { RetryHint } from '../../fields/RetryHint.js';
import type { BookingFormState } from '../../form/use-booking-form.js';
import type { BookingOptions } from '../../form/use-booking-options.js';
import { MonthNotice } from './MonthNotice.js';
import { useMonthNotes } from './use-month-notes.js';

interface DateFieldProps {
  form: BookingFormState;
  bookingOptions: BookingOptions;
  now: ShopNow | undefined;
  /** Whether the chosen therapist is off that day; the next free start is shown beside the calendar then. */
  isDayOff?: boolean;
}

export function DateField({
  form,
  bookingOptions: { therapist, unassignedId, extra },
  now,
  isDayOff = false,
}: DateFieldProps) {
  const { data: shop, isError, refetch } = useGetShopQuery();
  const { booking_date: date } = form.draft;
  const last = now && addDays(now.date, shop?.booking_window_days ?? 0);
  const name = therapist && therapist.id !== unassignedId ? therapist.name : undefined;
  const notes = useMonthNotes({ ...form.draft, extra }, { therapist: name, last, first: date ?? now?.date });
  const choose = (chosen: string) => form.set({ booking_date: chosen });
  return (
    <div>
      <Field name="booking_date" error={form.errors.booking_date}>
        <MonthCalendar
          id={fieldId('booking_date')}
          today={now?.date}
          placeholder={isError ? 'No dates yet' : undefined}
          last={last}
          continues
          value={date}
          getNote={notes.getNote}
          onMonth={notes.onMonth}
          onChange={choose}
        />
      </Field>
      <MonthNotice
        // A date of the next month may be chosen in the weeks that follow this one.
        text={isDayOff || (date && notes.nextDay && date >= notes.nextDay) ? undefined : notes.emptyMonth}
        next={notes.nextDay}
        today={now?.date}
        onChoose={choose}
      />
      {isError && !shop && <RetryHint what="dates" onPress={() => void refetch()} />}
      {shop && (
        <p className="booking-hint">
          All times are {formatCity(shop.time_zone)} time. You can book up to {shop.booking_window_days} days ahead.
        </p>
      )}
    </div>
  );
}

/** Returns the city of a time zone: `Australia/Sydney` → `Sydney`. */
const formatCity = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ');
