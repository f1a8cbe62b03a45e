import type { TherapistRecordDto } from '../../../shared/api/generated.js';
import { problemOf } from '../../../shared/api/problem.js';
import { toast } from '../../../shared/toast.js';
import { useUpdateProfileMutation } from '../catalog-api.js';
import { done } from '../save-failure.js';
import { useUploadPhoto } from '../use-upload-photo.js';
import type { ProfileDraft } from './use-profile-form.js';

type Saved = { record: TherapistRecordDto } | 'modified' | undefined;

/** Saves one's own profile, the photo first; says how it went. */
export function useSaveProfile(): (seen: TherapistRecordDto, draft: ProfileDraft) => Promise<Saved> {
  const [update] = useUpdateProfileMutation();
  const upload = useUploadPhoto();
  return async ({ id, version }, { bio, slots, photo }) => {
    const image_url = await upload(photo);
    if (image_url === undefined) return undefined;
    const editProfileDto = { bio: bio.trim() || null, available_slots: Number(slots), image_url, version };
    const { data: record, error } = await update({ id, editProfileDto });
    if (record) {
      done('Your profile has been updated successfully');
      return { record };
    }
    const problem = problemOf(error);
    const isModified = problem?.code === 'modified';
    toast({ title: 'Error', description: isModified ? modified : failure(problem?.status), destructive: true });
    return isModified ? 'modified' : undefined;
  };
}

const modified = 'Someone else has changed your profile meanwhile. Save again to keep what you entered, or Reset to see theirs.';

const failure = (status: number | undefined) =>
  status === 403 ? 'You can only edit your own profile' : 'Failed to update your profile';
