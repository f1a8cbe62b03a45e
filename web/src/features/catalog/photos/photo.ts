/** A photo as a form value. */
export interface Photo {
  /** The picture on screen: an address of this site, or the chosen file as a data URL; null for none. */
  url: string | null;
  /** The chosen file that is not uploaded yet. */
  file?: File;
}

const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
const ACCEPTED_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif'];

/** Explains in a sentence why a file is not accepted; undefined for one that is. */
export function validatePhoto({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!ACCEPTED_TYPES.includes(type)) return 'Invalid file type. Please upload JPG, PNG, or GIF.';
  return size > MAX_PHOTO_BYTES ? 'File size exceeds 5MB limit. Please upload a smaller image.' : undefined;
}

/**
 * Reads a file as a data URL, to be shown before it is uploaded.
 * @throws Error for a file that cannot be read or drawn
 */
export async function createPreview(file: File): Promise<string> {
  const picture = new Image();
  picture.src = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });
  await picture.decode();
  return picture.src;
}
