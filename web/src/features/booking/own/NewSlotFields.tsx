import Select from 'antd/es/select';
import { MonthCalendar } from '../../../shared/calendar/MonthCalendar.js';
import { useGetShopQuery, type CustomerBookingDto } from '../../../shared/api/generated.js';
import { daysAfter } from '../../../shared/dates.js';
import { ChevronDownIcon } from '../../../shared/icons.js';
import { useShopNow } from '../../../shared/shop-clock.js';
import { pickedSlotNotice } from '../dialog/slots.js';
import { SlotsBanner } from '../dialog/SlotsBanner.js';
import { TimeGrid } from '../dialog/TimeGrid.js';
import { useDay } from '../dialog/use-day.js';
import { useOffer } from '../dialog/use-offer.js';
import '../dialog/date-and-time.css';
import type { NewSlot } from './use-own-move.js';

interface Props {
  booking: CustomerBookingDto;
  slot: NewSlot;
  disabled: boolean;
  onChange: (slot: NewSlot) => void;
}

/** With whom and when: the calendar and the times of the booking dialog, the booking itself left out of what is taken. */
export function NewSlotFields({ booking, slot, disabled, onChange }: Props) {
  const { data: shop } = useGetShopQuery();
  const now = useShopNow();
  const { therapists, therapist, areTherapistsLoading, unassignedId } = useOffer(slot);
  const therapistId = slot.therapist_id === unassignedId ? undefined : slot.therapist_id;
  const wanted = { date: slot.booking_date, therapistId, duration: booking.booking_duration, exceptBookingId: booking.id };
  const day = useDay(wanted, now);
  const picked = day.slots.find((one) => one.start === slot.booking_time);
  return (
    <fieldset className="own-booking-slot" disabled={disabled}>
      <label htmlFor="own-therapist">Therapist</label>
      <Select
        id="own-therapist"
        disabled={disabled || areTherapistsLoading}
        suffixIcon={<ChevronDownIcon />}
        virtual={false}
        options={therapists.map(({ id, name }) => ({ value: id, label: name }))}
        value={therapists.some(({ id }) => id === slot.therapist_id) ? slot.therapist_id : undefined}
        onChange={(therapist_id) => onChange({ ...slot, therapist_id })}
      />
      <h3 className="visually-hidden">Choose a date and time</h3>
      <div className="booking-when">
        <MonthCalendar
          today={now?.date}
          last={now && daysAfter(now.date, shop?.booking_window_days ?? 0)}
          value={slot.booking_date}
          onChange={(booking_date) => onChange({ ...slot, booking_date })}
        />
        <div>
          <SlotsBanner remaining={day.slotsRemaining} />
          <TimeGrid
            day={day}
            value={slot.booking_time}
            onChange={(booking_time) => onChange({ ...slot, booking_time })}
          />
          <p className="booking-notice" role="status">
            {pickedSlotNotice(picked, therapist?.name ?? '')}
          </p>
          <p className="visually-hidden" aria-live="polite">
            {day.announcement}
          </p>
        </div>
      </div>
    </fieldset>
  );
}
