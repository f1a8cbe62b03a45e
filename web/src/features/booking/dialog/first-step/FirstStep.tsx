import type { ReactNode } from 'react';
import type { ShopNow } from '../../../../shared/dates/dates.js';
import { DateAndTime } from '../date-and-time/DateAndTime.js';
import { DateField } from '../date-and-time/month/DateField.js';
import { TimeField } from '../date-and-time/TimeField.js';
import { useDayAvailability } from '../date-and-time/use-day-availability.js';
import { DialogHeader } from '../frame/DialogHeader.js';
import { DialogSurface } from '../frame/DialogFrame.js';
import { useBookingForm } from '../form/use-booking-form.js';
import { useBookingOptions } from '../form/use-booking-options.js';
import '../form/booking-form.css';

const noop = () => undefined;

/** The dialog's frame around the first step, as the server renders it. */
export function FirstStepFrame({ children }: { children: ReactNode }) {
  return (
    <DialogSurface title="Book Your Appointment">
      <DialogHeader isDone={false} closeLabel="Dismiss" onClose={noop} />
      <div className="booking-form">
        <div className="booking-page">{children}</div>
      </div>
    </DialogSurface>
  );
}

interface FirstStepProps {
  now: ShopNow;
  /** The chosen date. */
  date?: string;
}

/** Date and time of the booking form, rendered only from the store. */
export const FirstStep = (props: FirstStepProps) => <DateAndTime {...useFirstStepForm(props)} />;

/** The first half of the step: the month of a day. */
export const FirstStepMonth = (props: FirstStepProps) => <DateField {...useFirstStepForm(props)} />;

/** The second half of the step: the times of a day. */
export const FirstStepTimes = (props: FirstStepProps) => <TimeField {...useFirstStepForm(props)} />;

function useFirstStepForm({ now, date }: FirstStepProps) {
  const form = useBookingForm({ date });
  const bookingOptions = useBookingOptions(form.draft);
  const { unassignedId } = bookingOptions;
  const nobody = { therapistId: undefined, therapistName: undefined, serviceId: undefined };
  const day = useDayAvailability({ date, unassignedId, ...nobody }, now);
  return { form, bookingOptions, day, now, isPhone: false };
}
