import type { ReactNode } from 'react';
import { MonthCalendar } from '../../../../shared/ui/calendar/MonthCalendar.js';
import { formatTime, addDays, formatLongDate, type ShopNow } from '../../../../shared/dates/dates.js';
import { useGetShopQuery } from '../../../../shared/api/generated.js';
import { DEFAULT_DURATION_MINUTES } from '../../../../shared/server-rules.js';
import { Field } from '../fields/Field.js';
import { fieldId } from '../fields/focus-field.js';
import { RetryHint } from './RetryHint.js';
import { DayNotice } from './DayNotice.js';
import { NextAvailable } from './NextAvailable.js';
import { SlotsBanner } from './SlotsBanner.js';
import { TimeGrid } from './TimeGrid.js';
import { MonthNotice } from './month/MonthNotice.js';
import { useMonthNotes } from './month/use-month-notes.js';
import { WhoWorks } from './WhoWorks.js';
import { JoinWaitingList } from '../../waiting-list/join/JoinWaitingList.js';
import { ChangePromise } from '../summary/ChangePromise.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import type { DayAvailability } from './use-day-availability.js';
import type { BookingOptions } from '../form/use-booking-options.js';
import './date-and-time.css';

interface DateAndTimeProps {
  form: BookingFormState;
  bookingOptions: BookingOptions;
  day: DayAvailability;
  now: ShopNow | undefined;
  isPhone: boolean;
  /** Several treatments: the times are those of all of them. */
  visit?: { minutes: number };
  children?: ReactNode;
}

export function DateAndTime({ form, bookingOptions, day, now, isPhone, visit, children }: DateAndTimeProps) {
  const { data: shop } = useGetShopQuery();
  const { booking_date: date, booking_time: time } = form.draft;
  const last = now && addDays(now.date, shop?.booking_window_days ?? 0);
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
    <section className="booking-section">
      <h3 className="type-small-head">Choose a date and time</h3>
      <div className="booking-when">
        <DateChoice form={form} bookingOptions={bookingOptions} now={now} last={last} />
        <div>
          <SlotsBanner day={day} />
          <DayNotice day={day} />
          {visit ? children : <OtherStarts {...{ form, bookingOptions, day, now, last }} />}
          {visit ? (
            times
          ) : (
            <JoinWaitingList form={form} day={day} bookingOptions={bookingOptions}>
              {times}
            </JoinWaitingList>
          )}
          {isPhone && date && time && (
            <p className="booking-picked">
              {formatLongDate(date)}, {formatTime(time)}
              <br />
              Duration: {visit?.minutes ?? bookingOptions.service?.duration ?? DEFAULT_DURATION_MINUTES} minutes
              <br />
              <ChangePromise draft={form.draft} />
            </p>
          )}
          <p className="visually-hidden" aria-live="polite">
            {day.announcement}
          </p>
        </div>
      </div>
    </section>
  );
}

interface DateChoiceProps extends Pick<DateAndTimeProps, 'form' | 'bookingOptions' | 'now'> {
  /** The last date that can be booked. */
  last: string | undefined;
}

/** The calendar, with what is known of its month. */
function DateChoice({ form, bookingOptions: { therapist, unassignedId }, now, last }: DateChoiceProps) {
  const { data: shop, isError, refetch } = useGetShopQuery();
  const date = form.draft.booking_date;
  const name = therapist && therapist.id !== unassignedId ? therapist.name : undefined;
  const notes = useMonthNotes(form.draft, { therapist: name, last, first: date ?? now?.date });
  const choose = (chosen: string) => form.set({ booking_date: chosen });
  return (
    <div>
      <Field name="booking_date" error={form.errors.booking_date}>
        <MonthCalendar
          id={fieldId('booking_date')}
          today={now?.date}
          placeholder={isError ? 'No dates yet' : undefined}
          last={last}
          value={date}
          getNote={notes.getNote}
          onMonth={notes.onMonth}
          onChange={choose}
        />
      </Field>
      <MonthNotice text={notes.emptyMonth} next={notes.nextDay} today={now?.date} onChoose={choose} />
      {isError && !shop && <RetryHint what="dates" onPress={() => void refetch()} />}
      {shop && (
        <p className="booking-hint">
          All times are {formatCity(shop.time_zone)} time. You can book up to {shop.booking_window_days} days ahead.
        </p>
      )}
    </div>
  );
}

/** Who else is free on the day, and where to go on when it is full. */
function OtherStarts({ form, bookingOptions, day, now, last }: DateChoiceProps & Pick<DateAndTimeProps, 'day'>) {
  const { booking_date, service_id, therapist_id } = form.draft;
  return (
    <>
      <WhoWorks form={form} day={day} bookingOptions={bookingOptions} />
      <NextAvailable
        date={booking_date}
        criteria={{ serviceId: service_id, therapistId: therapist_id }}
        day={day}
        therapist={bookingOptions.therapist}
        today={now?.date}
        last={last}
        onTake={(start) =>
          form.set({ booking_date: start.date, booking_time: start.time, therapist_id: start.therapistId })
        }
      />
    </>
  );
}

/** `Australia/Sydney` → `Sydney`. */
const formatCity = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ');
