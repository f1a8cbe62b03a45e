import type { KeyboardEvent } from 'react';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { nextOf } from './next-of.js';
import type { useMoving } from './use-moving.js';

interface Keys {
  move: ReturnType<typeof useMoving>;
  therapistIds: string[];
  slots: string[];
}

/** M lifts the booking that has the focus, arrows carry it, Enter places it, Escape puts it back. */
export function moveKeys({ move, therapistIds, slots }: Keys) {
  return (event: KeyboardEvent, booking: OfficeBookingDto) => {
    const { moving } = move;
    if (moving?.booking.id !== booking.id) {
      if (event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey && !event.altKey) move.lift(booking);
      return;
    }
    const { therapistId, time } = moving.to;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => move.carry(booking, { therapistId: nextOf(therapistIds, therapistId, -1), time }),
      ArrowRight: () => move.carry(booking, { therapistId: nextOf(therapistIds, therapistId, 1), time }),
      ArrowUp: () => move.carry(booking, { therapistId, time: nextOf(slots, time, -1) }),
      ArrowDown: () => move.carry(booking, { therapistId, time: nextOf(slots, time, 1) }),
      Enter: move.place,
      Escape: move.putBack,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}
