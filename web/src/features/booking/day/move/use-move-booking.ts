import { useRef, useState } from 'react';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import type { ShopNow } from '../../../../shared/dates/dates.js';
import { toast } from '../../../../shared/toast/toast.js';
import { askAboutPastStart } from '../../manage/ask-about-past-start.js';
import { saveErrorText, saveErrorToast } from '../../manage/booking-messages.js';
import { carryInto, type DayRange } from '../columns/calendar-range.js';
import { stretchByStep } from './stretch-length.js';
import { type MoveChoices, useSendMove } from './use-send-move.js';
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
  const sendMove = useSendMove();
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
    askAboutPastStart(to.time, 'Move anyway', () => void place(state, to, choices));
  };

  /** Sends the move; after a refusal the booking stays lifted. */
  const place = async ({ booking }: MoveState, to: DropTarget, choices: MoveChoices) => {
    if (isSameTarget(to, toDropTarget(booking))) return setLifted(undefined);
    if (isPlacing.current) return;
    isPlacing.current = true;
    const { data, error } = await sendMove(booking, to, { ...choices, notifyClient });
    isPlacing.current = false;
    const isOvertaken = parseProblem(error)?.code === 'booking-modified';
    setLifted((before) => {
      if (before?.booking.id !== booking.id) return before;
      return data || isOvertaken
        ? undefined
        : { ...before, to, isHeld: false, refusal: saveErrorText(error, 'move booking') };
    });
    if (isOvertaken) toast(saveErrorToast(error, booking.id, 'move booking'));
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
