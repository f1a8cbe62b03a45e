import type { EditTherapistDto, NewTherapistDto, OfficeTherapistDto } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import type { FormHandle } from '../../../shared/ui/form/form-handle.js';
import {
  useCreateTherapistMutation,
  useDeactivateTherapistMutation,
  useReactivateTherapistMutation,
  useUpdateTherapistMutation,
} from '../catalog-api.js';
import type { SaveOutcome } from '../records/EditDialog.js';
import { toastSaveError } from '../records/save-toasts.js';
import { type FetchLatest, useEditBaseline } from '../records/use-edit-baseline.js';

type Details = Omit<NewTherapistDto, 'is_active'>;

interface TherapistChange {
  details: Details;
  /** Left out to keep the present value, and to make a new therapist active. */
  isActive?: boolean;
  /** Description of the toast after a failure. */
  failure: string;
  /** The form that gets the focus on the field that is refused. */
  form: FormHandle;
}

interface SaveTherapist {
  baseline: OfficeTherapistDto | undefined;
  save: (change: TherapistChange) => Promise<SaveOutcome | 'bookings-in-the-way'>;
}

/** Adds or edits a therapist. Activating and deactivating is a command of its own, sent after the edit. */
export function useSaveTherapist(
  opened: OfficeTherapistDto | undefined,
  latest: FetchLatest<OfficeTherapistDto>,
): SaveTherapist {
  const { baseline, reload } = useEditBaseline(opened, latest);
  const [create] = useCreateTherapistMutation();
  const [update] = useUpdateTherapistMutation();
  const [deactivate] = useDeactivateTherapistMutation();
  const [reactivate] = useReactivateTherapistMutation();

  const send = async ({ details, isActive }: TherapistChange): Promise<unknown> => {
    if (!baseline) {
      const newTherapistDto = isActive === undefined ? details : { ...details, is_active: isActive };
      return (await create({ newTherapistDto })).error;
    }
    const { id, version } = baseline;
    const editTherapistDto: EditTherapistDto = { ...details, version };
    const { data: updated, error } = await update({ id, editTherapistDto });
    if (!updated || isActive === undefined || isActive === baseline.is_active) return error;
    const versionDto = { version: updated.version };
    const activation = isActive
      ? reactivate({ id, versionDto })
      : deactivate({ id, deactivateTherapistDto: { keep: false, ...versionDto } });
    return (await activation).error;
  };

  const save = async (change: TherapistChange) => {
    const error = await send(change);
    if (!error) return 'saved';
    // The edit may have been saved although the command after it was refused.
    await reload();
    if (parseProblem(error)?.code === 'bookings-in-the-way') return 'bookings-in-the-way';
    return toastSaveError(error, change.failure, change.form);
  };
  return { baseline, save };
}
