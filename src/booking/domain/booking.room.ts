import type { BookingDecision } from './booking.aggregate.js';
import type { BookingEvent } from './booking.events.js';
import { evolve } from './booking.evolve.js';
import { isAwaitingPayment } from './booking.rules.js';

/**
 * Adds the claimed room to a decision: to the event that takes the slot, or as an event of its own if only the room
 * changes.
 * @param roomId null for none; undefined if the slot was not claimed
 */
export function inRoom(roomId: string | null | undefined, decide: BookingDecision): BookingDecision {
  return (booking) => {
    const events = decide(booking);
    const after = events.reduce(evolve, booking);
    const takesRoom = after.status === 'confirmed' || isAwaitingPayment(after);
    if (roomId === undefined || !takesRoom || after.roomId === roomId) return events;
    const nth = events.findLastIndex(takesSlot);
    if (roomId !== null && nth >= 0) return events.with(nth, carry(events[nth]!, roomId));
    const isPart = events.length > 0 ? ({ isPart: true } as const) : {};
    return [{ type: 'BookingRoomChanged', data: { roomId, ...isPart } }, ...events];
  };
}

const takesSlot = ({ type }: BookingEvent) =>
  ['BookingConfirmed', 'BookingRescheduled', 'BookingImported', 'BookingRequested', 'DepositAsked'].includes(type);

const carry = (event: BookingEvent, roomId: string) => ({ ...event, data: { ...event.data, roomId } }) as BookingEvent;
