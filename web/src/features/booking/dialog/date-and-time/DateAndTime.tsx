import { DateField } from './month/DateField.js';
import { TimeField, type TimeFieldProps } from './TimeField.js';
import './date-and-time.css';

/** The calendar, and beside it the times of the chosen day. */
export function DateAndTime({ form, bookingOptions, now, ...ofDay }: TimeFieldProps) {
  return (
    <section className="booking-section">
      <h3 className="type-small-head">Choose a date and time</h3>
      <div className="booking-when">
        <DateField form={form} bookingOptions={bookingOptions} now={now} isDayOff={ofDay.day.isDayOff} />
        <TimeField form={form} bookingOptions={bookingOptions} now={now} {...ofDay} />
      </div>
    </section>
  );
}
