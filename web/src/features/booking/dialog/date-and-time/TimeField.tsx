import type { ReactNode } from 'react';
import { formatLongDate, formatTime, type ShopNow } from '../../../../shared/dates/dates.js';
import { DEFAULT_DURATION_MINUTES } from '../../../../shared/server-rules.js';
import { JoinWaitingList } from '../../waiting-list/join/JoinWaitingList.js';
import { Field } from '../fields/Field.js';
import { fieldId } from '../fields/focus-field.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import type { BookingOptions } from '../form/use-booking-options.js';
import { ChangeDeadline } from '../../policy/ChangeDeadline.js';
import { DayNotice } from './DayNotice.js';
import { NextAvailable } from './NextAvailable.js';
import { SlotsBanner } from './SlotsBanner.js';
import { TimeGrid } from './TimeGrid.js';
import type { DayAvailability } from './use-day-availability.js';
import { FreeTherapists } from './FreeTherapists.js';

export interface TimeFieldProps {
  form: BookingFormState;
  bookingOptions: BookingOptions;
  day: DayAvailability;
  now: ShopNow | undefined;
  isPhone: boolean;
  /**
   * The duration of several treatments, whose times suit all of them; `ends` is undefined unless all are free at the
   * chosen time.
   */
  visit?: { minutes: number; ends: string | undefined };
  children?: ReactNode;
}

/** The times of the chosen day, or other days and therapists when it has none. */
export function TimeField({ form, bookingOptions, day, now, isPhone, visit, children }: TimeFieldProps) {
  const { booking_date: date, booking_time: time } = form.draft;
  const isLost = !!visit && !visit.ends;
  const times = (
    <Field name="booking_time" error={form.errors.booking_time}>
      <TimeGrid
        id={fieldId('booking_time')}
        day={day}
        value={time}
        onChange={(chosen) => form.set({ booking_time: chosen })}
      />
    </Field>
  );
  return (
    <div>
      <SlotsBanner day={day} />
      <DayNotice day={day} />
      {visit ? (
        children
      ) : (
        <>
          <FreeTherapists form={form} day={day} bookingOptions={bookingOptions} />
          <NextAvailable
            date={date}
            criteria={{
              serviceId: form.draft.service_id,
              therapistId: form.draft.therapist_id,
              extra: bookingOptions.extra,
            }}
            day={day}
            therapist={bookingOptions.therapist}
            today={now?.date}
            onTake={({ date: booking_date, time: booking_time, therapistId: therapist_id }) =>
              form.set({ booking_date, booking_time, therapist_id })
            }
          />
        </>
      )}
      {visit ? (
        times
      ) : (
        <JoinWaitingList form={form} day={day} bookingOptions={bookingOptions}>
          {times}
        </JoinWaitingList>
      )}
      {isPhone && date && time && !isLost && (
        <p className="booking-picked">
          {formatLongDate(date)}, {formatTime(time)}
          <br />
          Duration: {visit?.minutes ?? bookingOptions.service?.duration ?? DEFAULT_DURATION_MINUTES} minutes
          <br />
          <ChangeDeadline draft={form.draft} />
        </p>
      )}
      <p className="visually-hidden" aria-live="polite">
        {day.announcement}
      </p>
    </div>
  );
}
