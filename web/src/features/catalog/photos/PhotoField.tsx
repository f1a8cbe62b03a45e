import { Button } from 'antd';
import { useRef } from 'react';
import { getPortrait } from '../../../shared/ui/art/portrait.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import { type Photo, validatePhoto, createPreview } from './photo.js';

interface PhotoFieldProps {
  /** Given by a form's item, like `onChange`. */
  value?: Photo;
  onChange?: (photo: Photo) => void;
}

const toastPhotoError = (title: string, description: string) => toast(errorToast(description, title));

/** A picture with its ways to change; nothing is sent before the form is saved. */
export function PhotoField({ value = { url: null }, onChange }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
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
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/gif"
          aria-label="Photo file"
          hidden
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()}>Choose Photo</Button>
        <Button type="text" disabled={!value.url} onClick={() => onChange?.({ url: null })}>
          Remove
        </Button>
        <p className="type-note">JPG, PNG or GIF, up to 5 MB</p>
      </div>
    </div>
  );
}
