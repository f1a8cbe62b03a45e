import { useState } from 'react';
import { useMoveOwnBookingMutation, type OwnMoveDto } from '../../../shared/api/generated.js';
import { useSendingKey } from '../../../shared/api/use-sending-key.js';
import type { OwnBookingProps } from './own-booking-props.js';
import { refusalOf, type Refusal } from './own-refusal.js';

export type NewSlot = Pick<OwnMoveDto, 'therapist_id' | 'booking_date' | 'booking_time'>;

/** Sends the new slot once; `refusal` is what was said against it. */
export function useOwnMove({ booking, sessionId, onChanged, onOutdated }: OwnBookingProps, onMoved: () => void) {
  const [moveBooking, { isLoading }] = useMoveOwnBookingMutation();
  const keyOf = useSendingKey();
  const [refusal, setRefusal] = useState<Refusal>();

  const move = async (to: NewSlot, asRequest = false) => {
    const body = { sessionId, version: booking.version, ...to, as_request: asRequest };
    const { data, error } = await moveBooking({ 'idempotency-key': keyOf(body), ownMoveDto: body });
    if (data) {
      onChanged(data.booking);
      return onMoved();
    }
    const refused = refusalOf(error);
    setRefusal(refused);
    if (refused.isOutdated) onOutdated();
  };

  return { move, isMoving: isLoading, refusal, forgetRefusal: () => setRefusal(undefined) };
}
