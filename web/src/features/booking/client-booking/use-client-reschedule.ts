import { useState } from 'react';
import { useMoveOwnBookingMutation, type OwnMoveDto } from '../../../shared/api/generated.js';
import { useIdempotencyKey } from '../../../shared/api/use-idempotency-key.js';
import type { ClientBookingProps } from './client-booking-props.js';
import { toClientChangeError, type ClientChangeError } from './client-change-error.js';

export type NewSlot = Pick<OwnMoveDto, 'therapist_id' | 'booking_date' | 'booking_time'>;

/** Sends the new slot once; `changeError` is the message of its refusal. */
export function useClientReschedule(
  { booking, sessionId, onChanged, onOutdated }: ClientBookingProps,
  onMoved: () => void,
) {
  const [moveBooking, { isLoading }] = useMoveOwnBookingMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const [changeError, setChangeError] = useState<ClientChangeError>();

  const move = async (to: NewSlot, asRequest = false) => {
    const body = { sessionId, version: booking.version, ...to, as_request: asRequest };
    const { data, error } = await moveBooking({ 'idempotency-key': getIdempotencyKey(body), ownMoveDto: body });
    if (data) {
      onChanged(data.booking);
      return onMoved();
    }
    const rejection = toClientChangeError(error);
    setChangeError(rejection);
    if (rejection.isOutdated) onOutdated();
  };

  return { move, isMoving: isLoading, changeError, clearError: () => setChangeError(undefined) };
}
