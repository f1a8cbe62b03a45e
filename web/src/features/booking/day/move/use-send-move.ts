import {
  useLazyGetVisitQuery,
  useMoveBookingMutation,
  useMoveVisitMutation,
  type AppointmentDto,
  type ChangedBookingDto,
  type OfficeBookingDto,
} from '../../../../shared/api/generated.js';
import { useUndoToast } from '../../manage/undo/use-undo-toast.js';
import { toAnnouncingBooking } from '../../manage/visits/announcing-booking.js';
import { visitStart } from '../../manage/visits/visit-start.js';
import { canMove } from '../cards/BookingCard.js';
import { isSamePlace, toDropTarget, type DropTarget } from './drop-target.js';

export interface MoveChoices {
  /** Whether one treatment of a visit moves without the others. */
  isOneAlone?: boolean;
  /** Whether a request stays a request. */
  staysRequest?: boolean;
}

interface MoveOptions extends MoveChoices {
  notifyClient: boolean;
}

/** Sends moves and offers to undo them. A visit moves as a whole unless `isOneAlone` or a new length says otherwise. */
export function useSendMove() {
  const [move] = useMoveBookingMutation();
  const moveVisit = useMoveVisit();
  const undoToast = useUndoToast();
  return async (booking: OfficeBookingDto, to: DropTarget, options: MoveOptions) => {
    const isStretched = to.minutes !== booking.booking_duration;
    const visit = options.isOneAlone || isStretched ? null : booking.visit;
    const { data, error } = visit
      ? await moveVisit(visit.id, booking, to, options.notifyClient)
      : await move({ id: booking.id, appointmentDto: toAppointment(booking, to, options) });
    if (data && visit) undoToast(data, 'Visit moved');
    else if (data) undoToast(data, describeMove(booking, to, data), !isSamePlace(to, toDropTarget(booking)));
    return { data, error };
  };
}

/** Moves a treatment to its drop target and the others of its visit before and after it. */
function useMoveVisit() {
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

/** Converts a drop to the request for one booking, with its length only where that changes. */
function toAppointment(
  { booking_duration, version }: OfficeBookingDto,
  to: DropTarget,
  { notifyClient, staysRequest }: MoveOptions,
): AppointmentDto {
  return {
    therapist_id: to.therapistId,
    booking_date: to.date,
    booking_time: to.time,
    ...(to.minutes !== booking_duration && { booking_duration: to.minutes }),
    version,
    notify_client: notifyClient,
    ...(staysRequest && { stays_request: true }),
  };
}

function describeMove(booking: OfficeBookingDto, to: DropTarget, after: OfficeBookingDto): string {
  const isAnswered = booking.status === 'pending' && after.status === 'confirmed';
  if (to.minutes === booking.booking_duration) return isAnswered ? 'Moved and confirmed' : 'Moved';
  const takes = `takes ${to.minutes} min`;
  return isSamePlace(to, toDropTarget(booking)) ? `Now ${takes}` : `Moved, ${takes}`;
}
