import {
  useLazyGetVisitQuery,
  useMoveVisitMutation,
  type ChangedBookingDto,
  type OfficeBookingDto,
} from '../../../../shared/api/generated.js';
import { toAnnouncingBooking } from '../../manage/visits/announcing-booking.js';
import { visitStart } from '../../manage/visits/visit-start.js';
import { canMove } from '../cards/BookingCard.js';
import type { DropTarget } from './drop-target.js';

/** Moves a treatment to its drop target and the others of its visit before and after it. */
export function useMoveVisit() {
  const [moveVisit] = useMoveVisitMutation();
  const [readVisit] = useLazyGetVisitQuery();
  return async (
    visitId: string,
    booking: OfficeBookingDto,
    to: DropTarget,
    notifyClient: boolean,
  ): Promise<{ data?: ChangedBookingDto; error?: unknown }> => {
    try {
      const { bookings } = await readVisit({ id: visitId }).unwrap();
      const open = bookings.filter(canMove);
      const moveVisitDto = {
        booking_date: to.date,
        booking_time: visitStart(open, booking, to.time),
        bookings: open.map((each) => ({
          id: each.id,
          version: each.id === booking.id ? booking.version : each.version,
          therapist_id: each.id === booking.id ? to.therapistId : each.therapist_id,
        })),
        notify_client: notifyClient,
      };
      return { data: toAnnouncingBooking(await moveVisit({ id: visitId, moveVisitDto }).unwrap()) };
    } catch (error) {
      return { error };
    }
  };
}
