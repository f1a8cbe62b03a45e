import { useState } from 'react';
import { useMoveBookingMutation, type OfficeBookingDto } from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast.js';
import { saveRefusal } from '../manage/booking-words.js';

export interface Spot {
  therapistId: string;
  /** `HH:mm` */
  time: string;
}

/** A booking that is lifted, and where it would be placed. */
export interface Moving {
  booking: OfficeBookingDto;
  to: Spot;
}

export const spotOf = (booking: OfficeBookingDto): Spot => ({
  therapistId: booking.therapist_id,
  time: booking.booking_time,
});

/** Lifting, carrying, placing and putting back, by mouse and keyboard alike. Nothing is sent before it is placed. */
export function useMoving(date: string) {
  const [moving, setMoving] = useState<Moving>();
  const [move] = useMoveBookingMutation();

  const place = async () => {
    if (!moving) return;
    setMoving(undefined);
    const { booking, to } = moving;
    if (to.therapistId === booking.therapist_id && to.time === booking.booking_time) return;
    const appointment = { therapist_id: to.therapistId, booking_date: date, booking_time: to.time, version: booking.version };
    try {
      await move({ id: booking.id, appointmentDto: appointment }).unwrap();
    } catch (error) {
      toast(saveRefusal(error));
    }
  };

  return {
    moving,
    lift: (booking: OfficeBookingDto) => setMoving({ booking, to: spotOf(booking) }),
    carry: (booking: OfficeBookingDto, to: Spot) => setMoving({ booking, to }),
    place: () => void place(),
    putBack: () => setMoving(undefined),
  };
}
