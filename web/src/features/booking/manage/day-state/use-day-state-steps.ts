import {
  useCompleteOfficeBookingMutation,
  useChangeDayStateMutation,
  type OfficeBookingDto,
  type DayStateDto,
} from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { saveErrorToast } from '../booking-messages.js';
import { useUndoToast } from '../undo/use-undo-toast.js';

export type DayStateStep = Exclude<DayStateDto['state'], 'expected'> | 'done';

/** Titles of the steps' toasts; the booking's name follows them. */
const STEP_MESSAGES: Record<DayStateStep, string> = {
  arrived: 'Arrived',
  in_service: 'In service',
  done: 'Booking completed',
  no_show: 'Did not come',
};

/** Takes a step of a visit, with a toast that offers to undo it. */
export function useDayStateSteps(booking: OfficeBookingDto) {
  const [record, recording] = useChangeDayStateMutation();
  const [complete, completing] = useCompleteOfficeBookingMutation();
  const undoToast = useUndoToast();
  const { id } = booking;

  const take = async (step: DayStateStep) => {
    const { version } = booking;
    const { data, error } =
      step === 'done'
        ? await complete({ id, versionDto: { version } })
        : await record({ id, dayStateDto: { version, state: step } });
    if (error) return toast(saveErrorToast(error, id, step === 'done' ? 'complete booking' : 'save status'));
    undoToast(data, STEP_MESSAGES[step]);
  };
  return { take, isTaking: recording.isLoading || completing.isLoading };
}
