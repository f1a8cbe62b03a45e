import type { KeyboardEvent } from 'react';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { adjacentEntry } from './adjacent-entry.js';
import type { useMoveBooking } from './use-move-booking.js';

interface MoveKeyOptions {
  move: ReturnType<typeof useMoveBooking>;
  therapistIds: string[];
  slots: string[];
}

/** M picks up the focused booking, the arrow keys move it, Enter drops it, Escape cancels. */
export function createMoveKeyHandler({ move, therapistIds, slots }: MoveKeyOptions) {
  return (event: KeyboardEvent, booking: OfficeBookingDto) => {
    const { moving } = move;
    if (moving?.booking.id !== booking.id) {
      if (event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey && !event.altKey) move.lift(booking);
      return;
    }
    const { therapistId, time } = moving.to;
    const actions: Record<string, () => void> = {
      ArrowLeft: () => move.moveTo(booking, { therapistId: adjacentEntry(therapistIds, therapistId, -1), time }),
      ArrowRight: () => move.moveTo(booking, { therapistId: adjacentEntry(therapistIds, therapistId, 1), time }),
      ArrowUp: () => move.moveTo(booking, { therapistId, time: adjacentEntry(slots, time, -1) }),
      ArrowDown: () => move.moveTo(booking, { therapistId, time: adjacentEntry(slots, time, 1) }),
      Enter: move.drop,
      Escape: move.cancel,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
}
