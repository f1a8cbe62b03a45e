import { Zip, ZipDeflate } from 'fflate';

interface ZippedFile {
  name: string;
  /** The text, in parts. */
  text: AsyncIterable<string> | Iterable<string>;
}

/**
 * Yields the bytes of a ZIP archive while its files are read one after the other, whatever their sizes.
 * @param at when the files were written
 */
export async function* zipStream(files: Iterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  for (const { name, text } of files) {
    const file = new ZipDeflate(name);
    file.mtime = at;
    zip.add(file);
    for await (const part of text) {
      file.push(encoder.encode(part));
      yield* written.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* written.splice(0);
}
