import { MonthCalendar } from '../../../shared/ui/calendar/MonthCalendar.js';
import { useGetShopQuery, type CustomerBookingDto } from '../../../shared/api/generated.js';
import { addDays, type ShopNow } from '../../../shared/dates/dates.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { Select } from '../../../shared/ui/fields/Select.js';
import { DayNotice } from '../dialog/date-and-time/DayNotice.js';
import { NextAvailable } from '../dialog/date-and-time/NextAvailable.js';
import { PickedTimeNotice } from '../dialog/date-and-time/PickedTimeNotice.js';
import { SlotsBanner } from '../dialog/date-and-time/SlotsBanner.js';
import { TimeGrid } from '../dialog/date-and-time/TimeGrid.js';
import { useMonthNotes } from '../dialog/date-and-time/month/use-month-notes.js';
import { useDayAvailability } from '../dialog/date-and-time/use-day-availability.js';
import { type TherapistOption, useBookingOptions } from '../dialog/form/use-booking-options.js';
import '../dialog/date-and-time/date-and-time.css';
import type { NewSlot } from './use-client-reschedule.js';

interface NewSlotFieldsProps {
  booking: CustomerBookingDto;
  slot: NewSlot;
  disabled: boolean;
  onChange: (slot: NewSlot) => void;
}

/** Therapist, date and time, as in the booking dialog; the booking's own slot counts as free. */
export function NewSlotFields({ booking, slot, disabled, onChange }: NewSlotFieldsProps) {
  const now = useShopNow();
  const { therapists, therapist, areTherapistsLoading, day, last, notes, ownTime } = useNewSlot(booking, slot, now);
  // The booking's current time is no alternative, so it is not suggested.
  const isOwnDay = slot.therapist_id === booking.therapist_id && slot.booking_date === booking.booking_date;
  const isOwnTime = isOwnDay && slot.booking_time === booking.booking_time;
  return (
    <fieldset className="own-booking-slot" disabled={disabled}>
      <TherapistField
        therapists={therapists}
        value={slot.therapist_id}
        disabled={disabled || areTherapistsLoading}
        onChange={(therapist_id) => onChange({ ...slot, therapist_id })}
      />
      <h3 className="visually-hidden">Choose a date and time</h3>
      <div className="booking-when">
        <MonthCalendar
          today={now?.date}
          last={last}
          continues
          value={slot.booking_date}
          getNote={notes.getNote}
          onMonth={notes.onMonth}
          onChange={(booking_date) => onChange({ ...slot, booking_date })}
        />
        <div>
          <SlotsBanner day={day} />
          <DayNotice day={day} />
          <NextAvailable
            date={slot.booking_date}
            criteria={{ serviceId: booking.service_id, therapistId: slot.therapist_id, ...ownTime }}
            day={day}
            therapist={therapist}
            today={now?.date}
            onTake={({ date: booking_date, time: booking_time, therapistId: therapist_id }) =>
              onChange({ booking_date, booking_time, therapist_id })
            }
          />
          <TimeGrid
            day={day}
            value={slot.booking_time}
            onChange={(booking_time) => onChange({ ...slot, booking_time })}
          />
          <PickedTimeNotice
            // A notice about the whole day is shown above the times.
            time={isOwnTime || day.notice ? undefined : slot.booking_time}
            day={isOwnDay ? { ...day, slots: day.slots.filter(({ start }) => start !== booking.booking_time) } : day}
            therapist={therapist}
            // A request moves there all the same, and goes on waiting for the shop.
            alternative={booking.status === 'pending' ? 'move your request there anyway' : undefined}
            onTake={(booking_time) => onChange({ ...slot, booking_time })}
          />
          <p className="visually-hidden" aria-live="polite">
            {day.announcement}
          </p>
        </div>
      </div>
    </fieldset>
  );
}

interface TherapistFieldProps {
  therapists: readonly TherapistOption[];
  value: string;
  disabled: boolean;
  onChange: (id: string) => void;
}

function TherapistField({ therapists, value, disabled, onChange }: TherapistFieldProps) {
  return (
    <>
      <label htmlFor="own-therapist">Therapist</label>
      <Select
        id="own-therapist"
        disabled={disabled}
        virtual={false}
        options={therapists.map(({ id, name }) => ({ value: id, label: name }))}
        value={therapists.some(({ id }) => id === value) ? value : undefined}
        onChange={onChange}
      />
    </>
  );
}

/** Reads the therapists that the booking can go to, and their free times on the chosen day and in its month. */
function useNewSlot(booking: CustomerBookingDto, slot: NewSlot, now: ShopNow | undefined) {
  const { id, service_id, booking_duration: duration } = booking;
  const { data: shop } = useGetShopQuery();
  const { therapists, therapist, areTherapistsLoading, unassignedId } = useBookingOptions({ ...slot, service_id });
  const dayParams = {
    date: slot.booking_date,
    therapistId: slot.therapist_id,
    therapistName: therapist?.name,
    unassignedId,
    serviceId: service_id,
    duration,
    exceptBookingId: id,
  };
  const day = useDayAvailability(dayParams, now);
  const last = now && addDays(now.date, shop?.booking_window_days ?? 0);
  const name = therapist && therapist.id !== unassignedId ? therapist.name : undefined;
  const ownTime = { duration, excludeBookingId: id };
  const treatment = { therapist_id: slot.therapist_id, service_id, ...ownTime };
  const notes = useMonthNotes(treatment, { therapist: name, last });
  return { therapists, therapist, areTherapistsLoading, day, last, notes, ownTime };
}
