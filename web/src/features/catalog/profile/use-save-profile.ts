import type { TherapistRecordDto } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../shared/toast/toasts.js';
import { useUpdateProfileMutation } from '../catalog-api.js';
import { useUploadPhoto } from '../photos/use-upload-photo.js';
import type { ProfileDraft } from './use-profile-form.js';

type SaveProfileResult = { record: TherapistRecordDto } | 'modified' | undefined;

/** Saves the therapist's own profile, the photo first, and shows a toast about the result. */
export function useSaveProfile(): (baseline: TherapistRecordDto, draft: ProfileDraft) => Promise<SaveProfileResult> {
  const [update] = useUpdateProfileMutation();
  const upload = useUploadPhoto();
  return async ({ id, version }, { bio, slots, photo }) => {
    const image_url = await upload(photo);
    if (image_url === undefined) return undefined;
    const editProfileDto = { bio: bio.trim() || null, available_slots: Number(slots), image_url, version };
    const { data: record, error } = await update({ id, editProfileDto });
    if (record) {
      toast(successToast('Your profile has been updated successfully'));
      return { record };
    }
    const problem = parseProblem(error);
    const isModified = problem?.code === 'modified';
    toast(errorToast(isModified ? MODIFIED_MESSAGE : getFailureMessage(problem?.status)));
    return isModified ? 'modified' : undefined;
  };
}

const MODIFIED_MESSAGE =
  'Someone else has changed your profile meanwhile. Save again to replace theirs, or Reset to see theirs.';

const getFailureMessage = (status: number | undefined) =>
  status === 403 ? 'You can only edit your own profile' : 'Failed to update your profile';
