import { useState } from 'react';
import { useConfirmOwnAttendanceMutation } from '../../../shared/api/generated.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { Alert } from '../../../shared/ui/alert/Alert.js';
import { Button } from '../../../shared/ui/button/Button.js';
import type { ClientBookingProps } from './client-booking-props.js';
import { toClientChangeError } from './client-change-error.js';
import { hasStarted } from '../outcome/booking-outcome.js';

/**
 * The button by which the client confirms that they will come, once a reminder has asked. Opening the page alone confirms
 * nothing.
 */
export function ConfirmAttendance({ booking, sessionId, onChanged, onOutdated }: ClientBookingProps) {
  const now = useShopNow();
  const [confirm, { isLoading }] = useConfirmOwnAttendanceMutation();
  const [errorMessage, setErrorMessage] = useState<string>();
  const { booking_date, booking_time } = booking;
  const isAsked = booking.is_asked_to_come || booking.is_attendance_confirmed;
  if (!now || !isAsked || booking.status !== 'confirmed' || hasStarted(booking, now)) return null;

  const send = async () => {
    const { data, error } = await confirm({ ownAttendanceDto: { sessionId, booking_date, booking_time } });
    if (data) return onChanged(data.booking);
    const { message, isOutdated } = toClientChangeError(error);
    setErrorMessage(message);
    if (isOutdated) onOutdated();
  };

  return (
    <div className="own-booking-attendance" role="status">
      {booking.is_attendance_confirmed ? (
        <p>You have confirmed that you are coming. See you then.</p>
      ) : (
        <>
          <p>Will you come?</p>
          <Button size="large" variant="primary" isLoading={isLoading} onClick={() => void send()}>
            Yes, I will be there
          </Button>
        </>
      )}
      {errorMessage && <Alert type="error" title={errorMessage} role="alert" />}
    </div>
  );
}
