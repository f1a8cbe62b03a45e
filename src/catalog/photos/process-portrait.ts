import sharp from 'sharp';
import { InvalidInputError } from '../../kernel/errors.js';

/** Pixels of each side; the largest portrait on a page is 408 wide, on screens of double density. */
const MAX_SIDE_PX = 816;

/** Most pixels that are decoded: a picture that is small as a file can be huge in memory. */
const MAX_PIXELS = 50_000_000;

const TIMEOUT_SECONDS = 10;

// By content alone: what none of these three can read is no photo, whatever its name says.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/**
 * Makes a new WebP of the picture: square, upright, at most 816 pixels wide. Nothing else of the file is kept: no
 * location, no camera, no further frames, no hidden data.
 * @throws InvalidInputError for a file that is no JPEG, PNG or GIF, cannot be read, or has more than 50 million pixels
 */
export async function processPortrait(file: Buffer): Promise<Buffer> {
  const { width, height } = await readDimensions(file);
  if (width * height > MAX_PIXELS)
    throw invalidPhoto('This picture has too many pixels. Please upload a smaller image.');
  const edge = Math.min(MAX_SIDE_PX, width, height);
  try {
    return await sharp(file, { limitInputPixels: MAX_PIXELS, autoOrient: true })
      .resize(edge, edge, { fit: 'cover', position: 'attention' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw invalidPhoto('Failed to process image');
  }
}

async function readDimensions(file: Buffer): Promise<{ width: number; height: number }> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch {
    throw invalidPhoto('Invalid file type. Please upload JPG, PNG, or GIF.');
  }
}

function invalidPhoto(message: string): InvalidInputError {
  return new InvalidInputError('photo', message);
}
