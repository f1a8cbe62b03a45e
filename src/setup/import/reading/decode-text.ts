type Chunks = AsyncIterable<Buffer>;

/** Bytes at the start of a file by which its encoding is told. */
const SAMPLE_BYTES = 4096;

/** Most bytes that wait for the end of their line. */
const MAX_WAITING = 1024 * 1024;

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Yields the text of a file in UTF-8, UTF-16 or Windows-1252, without a byte order mark at its start. A line that is not
 * UTF-8 is read as Windows-1252, for programs also write both into one file.
 * @param onOther called for every line that is not UTF-8
 */
export async function* decodeText(chunks: Chunks, onOther: () => void): AsyncGenerator<string, undefined> {
  const { start, rest } = await peek(chunks, SAMPLE_BYTES);
  const encoding = findEncoding(start);
  const texts = encoding === 'utf-8' ? decodeLines(rest, onOther) : decodeWide(rest, encoding);
  let isStart = true;
  for await (const text of texts) {
    if (text === '') continue;
    yield isStart ? text.replace(/^\uFEFF/, '') : text;
    isStart = false;
  }
}

/** Reads at least so many bytes, if there are as many. @returns them, and all chunks from the start */
export async function peek(chunks: Chunks, bytes: number): Promise<{ start: Buffer; rest: Chunks }> {
  const iterator = chunks[Symbol.asyncIterator]?.() ?? toAsync(chunks as unknown as Iterable<Buffer>);
  const read: Buffer[] = [];
  let length = 0;
  while (length < bytes) {
    const { done, value } = await iterator.next();
    if (done) break;
    read.push(value);
    length += value.length;
  }
  const start = Buffer.concat(read);
  const rest = (async function* () {
    try {
      if (start.length > 0) yield start;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  })();
  return { start, rest };
}

async function* toAsync(chunks: Iterable<Buffer>): AsyncGenerator<Buffer> {
  yield* chunks;
}

/** Tells the encoding by a byte order mark, else by the zeros that Latin letters have in UTF-16. */
function findEncoding(start: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const sample = start.subarray(0, SAMPLE_BYTES);
  for (const [nth, byte] of sample.entries()) if (byte === 0) zeros[nth % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  const isWide = even + odd > sample.length / 4;
  if (!isWide) return 'utf-8';
  return odd > even ? 'utf-16le' : 'utf-16be';
}

async function* decodeWide(chunks: Chunks, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

async function* decodeLines(chunks: Chunks, onOther: () => void): AsyncGenerator<string> {
  let waiting = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const all = Buffer.concat([waiting, chunk]);
    const end = Math.max(all.lastIndexOf(LINE_FEED), all.lastIndexOf(CARRIAGE_RETURN)) + 1;
    const cut = end === 0 && all.length > MAX_WAITING ? all.length : end;
    yield decodeBlock(all.subarray(0, cut), onOther);
    waiting = all.subarray(cut);
  }
  yield decodeBlock(waiting, onOther);
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const windows = new TextDecoder('windows-1252');

function decodeBlock(block: Buffer, onOther: () => void): string {
  return (
    tryStrict(block) ??
    splitLines(block)
      .map((line) => tryStrict(line) ?? decodeOther(line, onOther))
      .join('')
  );
}

function decodeOther(line: Buffer, onOther: () => void): string {
  onOther();
  return windows.decode(line);
}

function tryStrict(bytes: Buffer): string | null {
  try {
    return strict.decode(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return null;
    throw error;
  }
}

/** Splits a block behind each line break. */
function splitLines(block: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  for (const [nth, byte] of block.entries()) {
    if (byte !== LINE_FEED && byte !== CARRIAGE_RETURN) continue;
    lines.push(block.subarray(start, nth + 1));
    start = nth + 1;
  }
  return [...lines, block.subarray(start)];
}
