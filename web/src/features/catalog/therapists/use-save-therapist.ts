import type { EditTherapistDto, NewTherapistDto, OfficeTherapistDto } from '../../../shared/api/generated.js';
import { problemOf } from '../../../shared/api/problem.js';
import {
  useCreateTherapistMutation,
  useDeactivateTherapistMutation,
  useReactivateTherapistMutation,
  useUpdateTherapistMutation,
} from '../catalog-api.js';
import type { SaveOutcome } from '../EditDialog.js';
import { saveFailed } from '../save-failure.js';
import { type Latest, useSeen } from '../use-seen.js';

type Details = Omit<NewTherapistDto, 'is_active'>;

interface Save {
  details: Details;
  /** Left out: as it is, and active for somebody new. */
  isActive?: boolean;
  /** What is said when it fails. */
  failure: string;
}

export interface SaveTherapist {
  seen: OfficeTherapistDto | undefined;
  save: (wanted: Save) => Promise<SaveOutcome | 'bookings-in-the-way'>;
}

/** Adds or edits; whether somebody works here is a command of its own, given after the edit. */
export function useSaveTherapist(opened: OfficeTherapistDto | undefined, latest: Latest<OfficeTherapistDto>): SaveTherapist {
  const { seen, lookAgain } = useSeen(opened, latest);
  const [create] = useCreateTherapistMutation();
  const [update] = useUpdateTherapistMutation();
  const [deactivate] = useDeactivateTherapistMutation();
  const [reactivate] = useReactivateTherapistMutation();

  const send = async ({ details, isActive }: Save): Promise<unknown> => {
    if (!seen) {
      const newTherapistDto = isActive === undefined ? details : { ...details, is_active: isActive };
      return (await create({ newTherapistDto })).error;
    }
    const { id, version } = seen;
    const editTherapistDto: EditTherapistDto = { ...details, version };
    const { error } = await update({ id, editTherapistDto });
    if (error || isActive === undefined || isActive === seen.is_active) return error;
    const switched = isActive ? reactivate({ id }) : deactivate({ id, deactivateTherapistDto: { keep: false } });
    return (await switched).error;
  };

  const save = async (wanted: Save) => {
    const error = await send(wanted);
    if (!error) return 'saved';
    // The edit may have been saved although what followed was refused.
    await lookAgain();
    if (problemOf(error)?.code === 'bookings-in-the-way') return 'bookings-in-the-way';
    return saveFailed(error, wanted.failure);
  };
  return { seen, save };
}
