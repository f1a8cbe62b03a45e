import sharp from 'sharp';
import { InvalidInput } from '../../platform/decider.js';

/** Pixels of each side; the largest place for a portrait is 408 wide, on screens of double density. */
const side = 816;

/** A picture that is small as a file can be huge in memory. */
const mostPixels = 50_000_000;

const mostSeconds = 10;

// By content alone: what none of these three can read is no photo, whatever its name says.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/**
 * A new WebP of what the picture shows, square, upright, at most 816 pixels wide. Nothing else of the file remains: no
 * place where it was taken, no camera, no further frames, nothing that was hidden behind the picture.
 * @throws InvalidInput for what is no JPEG, PNG or GIF, cannot be read, or has more than 50 million pixels
 */
export async function makePortrait(file: Buffer): Promise<Buffer> {
  const { width, height } = await sizeOf(file);
  if (width * height > mostPixels) throw refused('This picture has too many pixels. Please upload a smaller image.');
  const edge = Math.min(side, width, height);
  try {
    return await sharp(file, { limitInputPixels: mostPixels, autoOrient: true })
      .resize(edge, edge, { fit: 'cover', position: 'attention' })
      .timeout({ seconds: mostSeconds })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw refused('Failed to process image');
  }
}

async function sizeOf(file: Buffer): Promise<{ width: number; height: number }> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata();
  } catch {
    throw refused('Invalid file type. Please upload JPG, PNG, or GIF.');
  }
}

function refused(sentence: string): InvalidInput {
  return new InvalidInput('photo', sentence);
}
