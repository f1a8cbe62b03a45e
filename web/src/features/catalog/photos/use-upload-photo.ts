import { parseProblem } from '../../../shared/api/problem.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import { useUploadPhotoMutation } from '../catalog-api.js';
import type { Photo } from './photo.js';

/**
 * Uploads a chosen photo.
 * @returns the address to be saved; undefined after a failure, which a toast has reported
 */
export function useUploadPhoto(): (photo: Photo) => Promise<string | null | undefined> {
  const [upload] = useUploadPhotoMutation();
  return async ({ url, file }) => {
    if (!file) return url;
    const { data, error } = await upload({ body: file });
    if (data) return data.image_url;
    const problem = parseProblem(error);
    const isRefused = problem?.status === 413 || problem?.status === 415 || problem?.status === 422;
    toast(errorToast((isRefused && problem.detail) || 'Failed to process image', isRefused ? 'Upload Error' : 'Error'));
    return undefined;
  };
}
