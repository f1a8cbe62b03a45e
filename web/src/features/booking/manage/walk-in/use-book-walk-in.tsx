import {
  useAddWalkInMutation,
  useUndoWalkInMutation,
  type ServiceDto,
  type WalkInTherapistDto,
} from '../../../../shared/api/generated.js';
import { useIdempotencyKey } from '../../../../shared/api/use-idempotency-key.js';
import { clearToasts, toast } from '../../../../shared/toast/toast.js';
import { successToast } from '../../../../shared/toast/toasts.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { undoable } from '../../../../shared/undo/undoable.js';
import { bookingToastKey, NEW_BOOKING, saveErrorToast } from '../booking-messages.js';
import { changeMessage } from '../undo/undo-labels.js';
import { hereMessage } from './walk-in-labels.js';

/** The details of a walk-in. */
export interface WalkIn {
  service: ServiceDto;
  /** A start of today; undefined for the present minute. */
  time: string | undefined;
  /** Whether the start has passed and the office was warned. */
  acceptsPast: boolean;
  /** The id of the client who was chosen from the suggestions; empty for one who is typed in. */
  clientId: string;
  name: string;
  phone: string;
  email: string;
}

/** Books a walk-in. Its toast opens the booking, where the name can be entered; a refusal leaves the dialog open. */
export function useBookWalkIn({ onOpen, onClose }: { onOpen: (bookingId: string) => void; onClose: () => void }) {
  const [add, { isLoading }] = useAddWalkInMutation();
  const [undo] = useUndoWalkInMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const book = async (
    { service, time, acceptsPast, clientId, name, phone, email }: WalkIn,
    { id }: Pick<WalkInTherapistDto, 'id'>,
  ): Promise<void> => {
    const walkInDto = {
      service_id: service.id,
      therapist_id: id,
      ...(clientId && { client_id: clientId }),
      client_name: name.trim(),
      client_phone: phone.trim(),
      ...(email.trim() && { client_email: email.trim() }),
      ...(time !== undefined && { booking_time: time, accepts_past: acceptsPast }),
    };
    const { data, error } = await add({ 'idempotency-key': getIdempotencyKey(walkInDto), walkInDto });
    if (!data) return toast(saveErrorToast(error, NEW_BOOKING, 'book walk-in'));
    onClose();
    // The toast would cover the fields of the editor that it opens.
    const openBooking = () => {
      clearToasts();
      onOpen(data.id);
    };
    const takeBack = async () => {
      const undone = await undo({ id: data.id, versionDto: { version: data.version } });
      if (!undone.data) return toast(saveErrorToast(undone.error, data.id, 'undo'));
      toast({ ...successToast(changeMessage(undone.data, 'Undone')), key: bookingToastKey(data.id) });
    };
    toast({
      ...successToast(hereMessage(data)),
      key: bookingToastKey(data.id),
      ...undoable(takeBack, <Button onClick={openBooking}>{name.trim() ? 'Open' : 'Add Name'}</Button>),
    });
  };
  return { book, isBooking: isLoading };
}
