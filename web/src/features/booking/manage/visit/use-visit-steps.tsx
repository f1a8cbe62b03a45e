import {
  useCompleteOfficeBookingMutation,
  useRecordVisitMutation,
  type OfficeBookingDto,
  type VisitDto,
} from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { saveErrorToast } from '../booking-messages.js';
import { useUndoToast } from '../undo/use-undo-toast.js';

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
  const tell = useUndoToast();
  const { id, client_name: name } = booking;

  const take = async (step: VisitStep) => {
    const { version } = booking;
    const { data, error } =
      step === 'done'
        ? await complete({ id, versionDto: { version } })
        : await record({ id, visitDto: { version, state: step } });
    if (error) return toast(saveErrorToast(error));
    tell(data, STEP_MESSAGES[step](name));
  };
  return { take, isTaking: recording.isLoading || completing.isLoading };
}
