import { useLazyGetVisitQuery, useMoveVisitMutation, type OfficeBookingDto } from '../../../../shared/api/generated.js';
import { addMinutes, toMinutes } from '../../../../shared/dates/dates.js';
import { toast } from '../../../../shared/toast/toast.js';
import { saveErrorToast } from '../../manage/booking-messages.js';
import { useUndoToast } from '../../manage/undo/use-undo-toast.js';
import { toAnnouncingBooking } from '../../manage/visits/announcing-booking.js';
import { canMove } from '../cards/BookingCard.js';
import type { DropTarget } from './drop-target.js';

/** Moves a treatment to where it is dropped, and the others of its visit by as much. */
export function useMoveVisit() {
  const [moveVisit] = useMoveVisitMutation();
  const [readVisit] = useLazyGetVisitQuery();
  const tell = useUndoToast();
  return async (visitId: string, booking: OfficeBookingDto, to: DropTarget, notifyClient: boolean) => {
    try {
      const { bookings } = await readVisit({ id: visitId }).unwrap();
      const open = bookings.filter(canMove);
      const [first = booking.booking_time] = open.map(({ booking_time }) => booking_time).toSorted();
      const moveVisitDto = {
        booking_date: to.date,
        booking_time: addMinutes(first, toMinutes(to.time) - toMinutes(booking.booking_time)),
        bookings: open.map((each) => ({
          id: each.id,
          version: each.id === booking.id ? booking.version : each.version,
          therapist_id: each.id === booking.id ? to.therapistId : each.therapist_id,
        })),
        notify_client: notifyClient,
      };
      tell(toAnnouncingBooking(await moveVisit({ id: visitId, moveVisitDto }).unwrap()), 'Visit moved');
    } catch (error) {
      toast(saveErrorToast(error));
    }
  };
}
