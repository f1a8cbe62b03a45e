import type { ImportKind } from './import-kinds.js';
import { readCsv } from './read-csv.js';
import { recognizeHeader } from './reading/recognize-columns.js';

async function read(...chunks: (string | Buffer)[]) {
  const lines = [];
  const file = chunks.map((chunk) => Buffer.from(chunk as string)) as unknown as AsyncIterable<Buffer>;
  for await (const { line, cells } of readCsv(file)) lines.push([line, ...cells]);
  return lines;
}

/** Reads the text in chunks of one character. */
const readInPieces = (text: string) => read(...text.split(''));

describe('a file', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\n1\t2'],
    ['a byte order mark and carriage returns', '\uFEFFa,b\r\n1,2\r\n'],
    ['carriage returns alone', 'a,b\r1,2\r'],
    ['quotation marks and spaces', '"a" , b\n 1,"2"'],
  ])('with %s is read', async (_, text) => {
    expect(await read(text)).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2'],
    ]);
  });

  it('names the line where each record begins', async () => {
    const text = 'a,b\n1,"two\nlines"\n\n\n3,"say ""hi"", please"\n';
    expect(await read(text)).toEqual([
      [1, 'a', 'b'],
      [2, '1', 'two\nlines'],
      [6, '3', 'say "hi", please'],
    ]);
  });

  it.each([
    ['\n', '\n'],
    ['\r\n', '\r\n'],
    ['\r\n', '\n'],
    ['\n', '\r\n'],
  ])('counts a line break once, %j between records and %j within a cell', async (between, within) => {
    const records = ['a,b', `1,"two${within}more${within}lines"`, '3,4', ''];
    const read = ['1', 'two\nmore\nlines'];
    expect(await readInPieces(records.join(between))).toEqual([
      [1, 'a', 'b'],
      [2, ...read],
      [5, '3', '4'],
    ]);
  });

  it('may end its lines in several ways', async () => {
    expect(await readInPieces('a,b\r\n1,2\n3,4\r5,6\r\n')).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2'],
      [3, '3', '4'],
      [4, '5', '6'],
    ]);
  });

  it.each([
    ['below empty lines', '\n\r\na;b\n1;2', 3],
    ['and marks within quotation marks are none', '"a";"b, or c, or d"\n1;2', 1],
  ])('is told how its cells are divided by its header, %s', async (_, text, line) => {
    expect((await read(text)).map(([at, ...cells]) => [at, cells.length])).toEqual([
      [line, 2],
      [line + 1, 2],
    ]);
  });

  it('may have quotation marks within a cell', async () => {
    expect(await read('a,b\nGeorgia "Gigi" Marsh,6" scar\nNoah,"say ""hi"""\n3,"4, 5"\n')).toEqual([
      [1, 'a', 'b'],
      [2, 'Georgia "Gigi" Marsh', '6" scar'],
      [3, 'Noah', 'say "hi"'],
      [4, '3', '4, 5'],
    ]);
  });

  it('may be cut anywhere', async () => {
    const bytes = Buffer.from('name\nZoë\n');
    expect(await read(bytes.subarray(0, 8), bytes.subarray(8))).toEqual([
      [1, 'name'],
      [2, 'Zoë'],
    ]);
  });

  it.each<[string, BufferEncoding, string]>([
    ['Windows-1252', 'latin1', ''],
    ['UTF-16', 'utf16le', ''],
    ['UTF-16 with a mark', 'utf16le', '\uFEFF'],
  ])('may be in %s', async (_, encoding, mark) => {
    expect(await read(Buffer.from(`${mark}name,town\nZo\u00EB,Sydney\n`, encoding))).toEqual([
      [1, 'name', 'town'],
      [2, 'Zo\u00EB', 'Sydney'],
    ]);
  });

  it('may have lines of two encodings', async () => {
    const lines = [Buffer.from('name\nZo\u00EB\n'), Buffer.from('Zo\u00EB\n', 'latin1')];
    expect(await read(Buffer.concat(lines))).toEqual([
      [1, 'name'],
      [2, 'Zo\u00EB'],
      [3, 'Zo\u00EB'],
    ]);
  });

  it.each([
    [
      'by its first line',
      'sep=;\na;b,c\n1;2\n',
      [
        [2, 'a', 'b,c'],
        [3, '1', '2'],
      ],
    ],
    [
      'by bars',
      'a|b\n1|2\n',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      'below a title with commas',
      'Clients, all\na;b;c\n1;2;3\n',
      [
        [1, 'Clients, all'],
        [2, 'a', 'b', 'c'],
        [3, '1', '2', '3'],
      ],
    ],
    [
      'with a backslash before a mark',
      'a,b\n1,"says \\"hi\\" loudly"\n',
      [
        [1, 'a', 'b'],
        [2, '1', 'says "hi" loudly'],
      ],
    ],
  ])('is divided %s', async (_, text, rows) => expect(await read(text)).toEqual(rows));

  it('that is no CSV is refused in words', async () => {
    await expect(read('a,b\n1,"never closed\n')).rejects.toThrow(/^Line 2 has a quotation mark/);
    await expect(read(`a,b\n${'1'.repeat(200_000)}`)).rejects.toThrow(/^Line 2 is longer/);
  });
});

describe('what a file holds', () => {
  const recognize = (header: string, named: ImportKind | null = null) =>
    recognizeHeader([{ line: 1, cells: header.split(',') }], named, null);

  it('is told by its columns, however they are written', () => {
    expect(recognize('External ID,FIRST-NAME,Fax')).toMatchObject({ kind: 'clients', isOwn: true });
    expect(recognize('external_id,date,time,service,therapist,client name').kind).toBe('bookings');
    expect(recognize('Client,Service,Scheduled date,Time').kind).toBe('bookings');
  });

  it('is asked where a column is missing, and refused where none is known', () => {
    expect(recognize('external_id,phone', 'clients').missing).toEqual(['first_name']);
    expect(() => recognize('colour,size')).toThrow('No line of the file names columns that are known');
  });

  it('may have a column twice: the better one counts, of contacts both', () => {
    expect(recognize('external_id,first_name,Phone,phone,Name,Client').columns).toEqual([
      ...['external_id', 'first_name', 'phone', 'phone', 'name', ''],
    ]);
  });
});
