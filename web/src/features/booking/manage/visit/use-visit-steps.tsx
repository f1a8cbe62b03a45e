import { Button } from 'antd';
import {
  useCompleteOfficeBookingMutation,
  useRecordVisitMutation,
  useReopenBookingMutation,
  type OfficeBookingDto,
  type VisitDto,
} from '../../../../shared/api/generated.js';
import { clearToasts, toast } from '../../../../shared/toast/toast.js';
import { successToast } from '../../../../shared/toast/toasts.js';
import { saveErrorToast } from '../booking-messages.js';

export type VisitStep = Exclude<VisitDto['state'], 'expected'> | 'done';

const STEP_MESSAGES: Record<VisitStep, (name: string) => string> = {
  arrived: (name) => `${name} has arrived`,
  in_service: (name) => `${name} is in service`,
  done: (name) => `Booking of ${name} completed`,
  no_show: (name) => `${name} did not come`,
};

/** Takes a step of a visit, and offers to take it back. */
export function useVisitSteps(booking: OfficeBookingDto) {
  const [record, recording] = useRecordVisitMutation();
  const [complete, completing] = useCompleteOfficeBookingMutation();
  const [reopen] = useReopenBookingMutation();
  const { id, client_name: name } = booking;

  const undo = async ({ version, status }: OfficeBookingDto) => {
    clearToasts();
    const isOver = status !== 'confirmed';
    const { error } = isOver
      ? await reopen({ id, reopenBookingDto: { version, status: 'confirmed' } })
      : await record({ id, visitDto: { version, state: booking.day_state ?? 'expected' } });
    toast(error ? saveErrorToast(error) : successToast('Taken back'));
  };
  const take = async (step: VisitStep) => {
    const { version } = booking;
    const { data, error } =
      step === 'done'
        ? await complete({ id, versionDto: { version } })
        : await record({ id, visitDto: { version, state: step } });
    if (error) return toast(saveErrorToast(error));
    toast({
      ...successToast(STEP_MESSAGES[step](name)),
      action: <Button onClick={() => void undo(data)}>Undo</Button>,
    });
  };
  return { take, isTaking: recording.isLoading || completing.isLoading };
}
