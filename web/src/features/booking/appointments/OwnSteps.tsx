import {
  type ChangedBookingDto,
  type OfficeBookingDto,
  useChangeOwnDayStateMutation,
  useCompleteOwnAppointmentMutation,
  useUndoOwnStepMutation,
} from '../../../shared/api/generated.js';
import type { ShopNow } from '../../../shared/dates/dates.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { undoable } from '../../../shared/undo/undoable.js';
import { bookingToastKey, saveErrorToast } from '../manage/booking-messages.js';
import { formatLate, toDayProgress } from '../manage/day-state/day-progress.js';

/** Buttons for the next step of today's visit, for the therapist who gives it. */
export function OwnSteps({ booking, now }: { booking: OfficeBookingDto; now: ShopNow }) {
  const [record, recording] = useChangeOwnDayStateMutation();
  const [complete, completing] = useCompleteOwnAppointmentMutation();
  const [undo] = useUndoOwnStepMutation();
  const progress = toDayProgress(booking, now);
  if (!progress) return null;
  const { id, version, client_name: name } = booking;
  const key = bookingToastKey(id);

  const takeBack = async (changed: ChangedBookingDto) => {
    const { error } = await undo({ id, versionDto: { version: changed.version } });
    toast({ ...(error ? saveErrorToast(error, id, 'undo') : successToast(name, 'Undone')), key });
  };
  const report = (action: string, { data, error }: { data?: ChangedBookingDto; error?: unknown }, done: string) => {
    if (!data) return toast(saveErrorToast(error, id, action));
    toast({ ...successToast(done), key, ...undoable(() => takeBack(data)) });
  };
  const arrive = async () =>
    report('save status', await record({ id, dayStateDto: { version, state: 'arrived' } }), `${name} has arrived`);
  const finish = async () =>
    report('complete appointment', await complete({ id, versionDto: { version } }), `Appointment of ${name} completed`);

  const { state, lateMinutes, mayBeDone } = progress;
  const button = (label: string, take: () => Promise<void>, isMain: boolean) => (
    <Button
      variant={isMain ? 'primary' : 'default'}
      disabled={recording.isLoading || completing.isLoading}
      aria-label={`${label}: ${name}`}
      onClick={() => void take()}
    >
      {label}
    </Button>
  );
  return (
    <div className="appointment-steps">
      {state === 'expected' && button('Arrived', arrive, true)}
      {mayBeDone && button('Done', finish, state !== 'expected')}
      {state !== 'expected' && <span>{state === 'arrived' ? 'Arrived' : 'In service'}</span>}
      {state === 'expected' && lateMinutes !== undefined && lateMinutes > 0 && <span>{formatLate(lateMinutes)}</span>}
    </div>
  );
}
