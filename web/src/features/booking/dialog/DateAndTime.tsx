import Form from 'antd/es/form';
import { clockTime, daysAfter, longDate, type ShopNow } from '../../../shared/dates.js';
import { useGetShopQuery } from '../../../shared/api/generated.js';
import { DEFAULT_DURATION_MINUTES, type BookingDraft } from './booking-draft.js';
import { LoadAgain } from './LoadAgain.js';
import { MonthCalendar } from './MonthCalendar.js';
import { NextFree } from './NextFree.js';
import { pickedSlotNotice } from './slots.js';
import { SlotsBanner } from './SlotsBanner.js';
import { TimeGrid } from './TimeGrid.js';
import type { Day } from './use-day.js';
import type { Offer } from './use-offer.js';
import './date-and-time.css';

interface Props {
  draft: BookingDraft;
  offer: Offer;
  day: Day;
  now: ShopNow | undefined;
  isPhone: boolean;
}

export function DateAndTime({ draft, offer, day, now, isPhone }: Props) {
  const { data: shop, isError, refetch } = useGetShopQuery();
  const { booking_date: date, booking_time: time } = draft;
  const notice = pickedSlotNotice(
    day.slots.find((slot) => slot.start === time),
    offer.therapist?.name ?? '',
  );
  return (
    <section className="booking-section">
      <h3 className="type-small-head">Choose a date and time</h3>
      <div className="booking-when">
        <div>
          <Form.Item name="booking_date">
            <MonthCalendar today={now?.date} last={now && daysAfter(now.date, shop?.booking_window_days ?? 0)} />
          </Form.Item>
          {isError && !shop && <LoadAgain what="dates" onPress={() => void refetch()} />}
          {shop && (
            <p className="booking-hint">
              All times are {cityOf(shop.time_zone)} time. You can book up to {shop.booking_window_days} days ahead.
            </p>
          )}
        </div>
        <div>
          <SlotsBanner remaining={day.slotsRemaining} />
          <NextFree date={date} therapistId={draft.therapist_id} day={day} />
          <Form.Item name="booking_time">
            <TimeGrid day={day} />
          </Form.Item>
          <p className="booking-notice" role="status">
            {notice}
          </p>
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
