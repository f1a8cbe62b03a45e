import { useState } from 'react';
import {
  useLazyGetVisitQuery,
  useMoveBookingMutation,
  useMoveVisitMutation,
  type OfficeBookingDto,
} from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { addMinutes } from '../../../../shared/dates/dates.js';
import { saveErrorToast } from '../../manage/booking-messages.js';

export interface DropTarget {
  therapistId: string;
  /** `HH:mm` */
  time: string;
}

/** The booking being moved, and where it would go. */
export interface MoveState {
  booking: OfficeBookingDto;
  to: DropTarget;
}

export const toDropTarget = (booking: OfficeBookingDto): DropTarget => ({
  therapistId: booking.therapist_id,
  time: booking.booking_time,
});

const isSamePlace = (one: MoveState, other: MoveState): boolean =>
  one.booking.id === other.booking.id && one.to.therapistId === other.to.therapistId && one.to.time === other.to.time;

/** Moves a booking by mouse or keyboard. Nothing is sent until it is dropped. */
export function useMoveBooking(date: string) {
  const [moving, setMoving] = useState<MoveState>();
  const [move] = useMoveBookingMutation();
  const [moveVisit] = useMoveVisitMutation();
  const [readVisit] = useLazyGetVisitQuery();

  const drop = async () => {
    if (!moving) return;
    setMoving(undefined);
    const { booking, to } = moving;
    if (to.therapistId === booking.therapist_id && to.time === booking.booking_time) return;
    const appointment = {
      therapist_id: to.therapistId,
      booking_date: date,
      booking_time: to.time,
      version: booking.version,
    };
    try {
      await move({ id: booking.id, appointmentDto: appointment }).unwrap();
    } catch (error) {
      toast(saveErrorToast(error));
    }
  };

  /** The dropped treatment goes where it was dropped, and the others of its visit by as much. */
  const dropVisit = async () => {
    if (!moving?.booking.visit) return;
    setMoving(undefined);
    const { booking, to } = moving;
    const { id } = moving.booking.visit;
    try {
      const { bookings } = await readVisit({ id }).unwrap();
      const open = bookings.filter(({ status }) => status === 'pending' || status === 'confirmed');
      const first = open.reduce(
        (earliest, { booking_time }) => (booking_time < earliest ? booking_time : earliest),
        booking.booking_time,
      );
      const moveVisitDto = {
        booking_date: date,
        booking_time: addMinutes(first, minutesBetween(booking.booking_time, to.time)),
        bookings: open.map((each) => ({
          id: each.id,
          version: each.id === booking.id ? booking.version : each.version,
          therapist_id: each.id === booking.id ? to.therapistId : each.therapist_id,
        })),
      };
      await moveVisit({ id, moveVisitDto }).unwrap();
    } catch (error) {
      toast(saveErrorToast(error));
    }
  };

  return {
    moving,
    lift: (booking: OfficeBookingDto) => setMoving({ booking, to: toDropTarget(booking) }),
    /** A pointer tells of every pixel; only another place renders the day again. */
    moveTo: (booking: OfficeBookingDto, to: DropTarget) =>
      setMoving((before) => (before && isSamePlace(before, { booking, to }) ? before : { booking, to })),
    drop: () => void drop(),
    dropVisit: () => void dropVisit(),
    cancel: () => setMoving(undefined),
  };
}

const minutesBetween = (from: string, to: string): number =>
  (Date.parse(`2000-01-01T${to}Z`) - Date.parse(`2000-01-01T${from}Z`)) / 60_000;
