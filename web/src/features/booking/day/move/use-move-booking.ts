import { useRef, useState } from 'react';
import {
  useMoveBookingMutation,
  type AppointmentDto,
  type OfficeBookingDto,
} from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { formatTime, type ShopNow } from '../../../../shared/dates/dates.js';
import { toast } from '../../../../shared/toast/toast.js';
import { askQuestion } from '../../../../shared/ui/question.js';
import { saveErrorText, saveErrorToast } from '../../manage/booking-messages.js';
import { useUndoToast } from '../../manage/undo/use-undo-toast.js';
import { carryInto, type DayRange } from '../columns/calendar-range.js';
import { stretchByStep } from './stretch-length.js';
import { useMoveVisit } from './use-move-visit.js';
import { isSamePlace, isSameTarget, toDropTarget, type DropTarget, type Place } from './drop-target.js';

/** The booking that is being moved, and the place that it would move to. */
export interface MoveState {
  booking: OfficeBookingDto;
  to: DropTarget;
  /** Whether a pointer still holds it. */
  isHeld: boolean;
  /** Message of the server's refusal; the booking stays lifted. */
  refusal?: string;
}

export type MoveBooking = ReturnType<typeof useMoveBooking>;

interface MoveChoices {
  /** Whether one treatment of a visit moves without the others. */
  isOneAlone?: boolean;
  /** Whether a request stays a request. */
  staysRequest?: boolean;
}

const isSameMove = (one: MoveState, other: MoveState): boolean =>
  one.booking.id === other.booking.id && one.isHeld === other.isHeld && isSameTarget(one.to, other.to);

/**
 * Moves a booking by pointer or keyboard. Nothing is sent until it is dropped. It stays lifted while other days are
 * shown, and after a refusal, with the reason.
 */
export function useMoveBooking(range: DayRange, now: ShopNow) {
  const [lifted, setLifted] = useState<MoveState>();
  const [notifyClient, setNotifyClient] = useState(true);
  /** Whether the server has yet to answer. */
  const isPlacing = useRef(false);
  const [move] = useMoveBookingMutation();
  const moveVisit = useMoveVisit();
  const undoToast = useUndoToast();
  const moving = lifted && { ...lifted, to: { ...lifted.to, date: carryInto(lifted.to.date, range) } };

  const lift = (state: MoveState) => {
    if (state.booking.id !== lifted?.booking.id) setNotifyClient(true);
    // Pointer events arrive for every pixel; the calendar is rendered again only when the target changes.
    setLifted((before) => (before && isSameMove(before, state) ? before : state));
  };

  /** Drops the booking. Asks first about a start of today that has passed; the booking stays lifted meanwhile. */
  const dropAt = (state: MoveState, to: DropTarget, choices: MoveChoices = {}) => {
    const stays = isSamePlace(to, toDropTarget(state.booking));
    if (stays || to.date !== now.date || to.time >= now.time) return place(state, to, choices);
    askAboutPast(to.time, () => void place(state, to, choices));
  };

  /** Sends the move. A whole visit moves along, unless only one treatment is to move or its length changes. */
  const place = async ({ booking }: MoveState, to: DropTarget, { isOneAlone, staysRequest }: MoveChoices) => {
    if (isSameTarget(to, toDropTarget(booking))) return setLifted(undefined);
    if (isPlacing.current) return;
    isPlacing.current = true;
    const isStretched = to.minutes !== booking.booking_duration;
    const visit = isOneAlone || isStretched ? null : booking.visit;
    const { data, error } = visit
      ? await moveVisit(visit.id, booking, to, notifyClient)
      : await move({ id: booking.id, appointmentDto: toAppointment(booking, to, { notifyClient, staysRequest }) });
    isPlacing.current = false;
    const isOvertaken = parseProblem(error)?.code === 'booking-modified';
    setLifted((before) => {
      if (before?.booking.id !== booking.id) return before;
      return data || isOvertaken ? undefined : { ...before, to, isHeld: false, refusal: saveErrorText(error) };
    });
    if (data) undoToast(data, visit ? 'Visit moved' : describeMove(booking, to, data));
    else if (isOvertaken) toast(saveErrorToast(error, booking.id));
  };

  return {
    moving,
    notifyClient,
    setNotifyClient,
    lift: (booking: OfficeBookingDto) => lift({ booking, to: toDropTarget(booking), isHeld: false }),
    /** Moves the end by a step of the grid, and lifts the booking where it is not lifted yet. */
    stretchByStep: (booking: OfficeBookingDto, step: 1 | -1) => {
      const before = lifted?.booking.id === booking.id ? lifted.to : toDropTarget(booking);
      lift({ booking, to: stretchByStep(before, step), isHeld: false });
    },
    /** Carries the booking to a place and keeps a length that it was given before. */
    carry: (booking: OfficeBookingDto, to: Place | DropTarget, isHeld = false) => {
      const before = lifted?.booking.id === booking.id ? lifted.to : toDropTarget(booking);
      lift({ booking, to: { ...before, ...to }, isHeld });
    },
    /** Marks that the pointer has let go of the booking; it stays lifted until it is placed. */
    release: () => setLifted((before) => before && { ...before, isHeld: false }),
    drop: () => moving && void dropAt(moving, moving.to),
    dropAlone: () => moving && void dropAt(moving, moving.to, { isOneAlone: true }),
    dropAsRequest: () => moving && void dropAt(moving, moving.to, { staysRequest: true }),
    dropAt: (to: Place) => moving && void dropAt(moving, { ...moving.to, ...to }),
    cancel: () => setLifted(undefined),
  };
}

function askAboutPast(time: string, onMove: () => void): void {
  askQuestion({
    title: 'This start has passed',
    content: `${formatTime(time)} today has passed. No mail goes to the client.`,
    okText: 'Move All the Same',
    cancelText: 'Not Yet',
    onOk: onMove,
  });
}

/** Converts a drop to the request for one booking, with its length only where that changes. */
function toAppointment(
  { booking_duration, version }: OfficeBookingDto,
  to: DropTarget,
  { notifyClient, staysRequest = false }: { notifyClient: boolean; staysRequest: boolean | undefined },
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
