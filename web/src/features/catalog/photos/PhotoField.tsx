import { FileButton } from '../../../shared/ui/FileButton.js';
import { getPortrait } from '../../../shared/ui/art/portrait.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { type Photo, validatePhoto, createPreview } from './photo.js';

interface PhotoFieldProps {
  /** The photo; passed by a FormItem, like `onChange`. */
  value?: Photo;
  onChange?: (photo: Photo) => void;
}

const toastPhotoError = (title: string, description: string) => toast(errorToast(description, title));

/** A picture with buttons that change it; nothing is sent before the form is saved. */
export function PhotoField({ value = { url: null }, onChange }: PhotoFieldProps) {
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const problem = validatePhoto(file);
    if (problem) return toastPhotoError('Upload Error', problem);
    try {
      onChange?.({ url: await createPreview(file), file });
    } catch {
      toastPhotoError('Error', 'Failed to process image');
    }
  };
  return (
    <div className="photo-field">
      <img
        src={getPortrait({ image_url: value.url })}
        alt={value.url ? 'Photo' : 'No photo'}
        className="photo-preview"
      />
      <div>
        <FileButton
          label="Photo file"
          text="Choose Photo"
          accept="image/jpeg,image/png,image/gif"
          onChoose={(file) => void choose(file)}
        />
        <Button variant="text" disabled={!value.url} onClick={() => onChange?.({ url: null })}>
          Remove
        </Button>
        <p className="type-note">JPG, PNG or GIF, up to 5 MB</p>
      </div>
    </div>
  );
}
