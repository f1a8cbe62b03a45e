import { MonthCalendar } from '../../../shared/calendar/MonthCalendar.js';
import { clockTime, daysAfter, longDate, type ShopNow } from '../../../shared/dates.js';
import { useGetShopQuery } from '../../../shared/api/generated.js';
import { DEFAULT_DURATION_MINUTES } from './booking-draft.js';
import { Field } from './Field.js';
import { fieldId } from './go-to-field.js';
import { LoadAgain } from './LoadAgain.js';
import { NextFree } from './NextFree.js';
import { PickedTimeNotice } from './PickedTimeNotice.js';
import { SlotsBanner } from './SlotsBanner.js';
import { TimeGrid } from './TimeGrid.js';
import type { BookingFormState } from './use-booking-form.js';
import type { Day } from './use-day.js';
import type { Offer } from './use-offer.js';
import './date-and-time.css';

interface Props {
  form: BookingFormState;
  offer: Offer;
  day: Day;
  now: ShopNow | undefined;
  isPhone: boolean;
}

export function DateAndTime({ form, offer, day, now, isPhone }: Props) {
  const { data: shop, isError, refetch } = useGetShopQuery();
  const { booking_date: date, booking_time: time } = form.draft;
  return (
    <section className="booking-section">
      <h3 className="type-small-head">Choose a date and time</h3>
      <div className="booking-when">
        <div>
          <Field name="booking_date" error={form.errors.booking_date}>
            <MonthCalendar
              id={fieldId('booking_date')}
              today={now?.date}
              last={now && daysAfter(now.date, shop?.booking_window_days ?? 0)}
              value={date}
              onChange={(chosen) => form.set({ booking_date: chosen })}
            />
          </Field>
          {isError && !shop && <LoadAgain what="dates" onPress={() => void refetch()} />}
          {shop && (
            <p className="booking-hint">
              All times are {cityOf(shop.time_zone)} time. You can book up to {shop.booking_window_days} days ahead.
            </p>
          )}
        </div>
        <div>
          <SlotsBanner remaining={day.slotsRemaining} />
          <NextFree form={form} day={day} therapist={offer.therapist} />
          <Field name="booking_time" error={form.errors.booking_time}>
            <TimeGrid
              id={fieldId('booking_time')}
              day={day}
              value={time}
              onChange={(chosen) => form.set({ booking_time: chosen })}
            />
          </Field>
          <PickedTimeNotice form={form} day={day} therapist={offer.therapist} />
          {isPhone && date && time && (
            <p className="booking-picked">
              {longDate(date)}, {clockTime(time)}
              <br />
              Duration: {offer.service?.duration ?? DEFAULT_DURATION_MINUTES} minutes
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

/** `Australia/Sydney` → `Sydney`. */
const cityOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ');
