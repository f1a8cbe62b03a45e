import { inflateSync } from 'node:zlib';

const PAGE_HEIGHT = 841.89;
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The lines of a PDF that pdfkit wrote, top to bottom and page by page; what lies beside each other follows without a space. */
export function readPdfLines(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  const objects = new Map([...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id!, body!]));
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!)!)![1]!;
      return [name!, readMap(inflate(objects.get(map)!))];
    }),
  );
  return [...objects.values()]
    .filter((body) => /\/Contents \d+ 0 R/.test(body))
    .flatMap((page) => {
      const content = inflate(objects.get(/\/Contents (\d+) 0 R/.exec(page)![1]!)!);
      return readLines(content, fonts);
    });
}

/** What a drawing says it is, or where the next text or drawing lies, or its font, or its glyphs. */
const PIECES =
  /\/ActualText \(((?:\\.|[^\\)])*)\)|1 0 0 1 [\d.]+ ([\d.]+) Tm|0 0 -[\d.]+ [\d.]+ ([\d.]+) cm|\/(F\d+) [\d.]+ Tf|\[(.*)\] TJ/g;

function readLines(content: string, fonts: Map<string, Map<string, string>>): string[] {
  const lines = new Map<number, string>();
  let [font, y, drawn] = ['', 0, ''];
  const add = (text: string) => lines.set(y, (lines.get(y) ?? '') + text);
  for (const [, actual, baseline, depth, name, glyphs] of content.matchAll(PIECES)) {
    if (actual)
      drawn = readUtf16(
        Buffer.from(
          actual.replaceAll(/\\(.)/gs, (_, escaped: string) => ESCAPES[escaped] ?? escaped),
          'latin1',
        ).subarray(2),
      );
    else if (baseline) y = Math.round(Number(baseline));
    else if (depth && drawn) {
      y = Math.round(PAGE_HEIGHT - Number(depth));
      add(drawn);
      drawn = '';
    } else if (name) font = name;
    else if (glyphs)
      for (const [, hex] of glyphs.matchAll(/<([0-9a-f]+)>/g))
        for (const code of hex!.match(/.{4}/g)!) add(fonts.get(font)!.get(code)!);
  }
  return [...lines.values()];
}

function readMap(cmap: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const [, first, list] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/g))
    // A glyph of two letters ("ff", as in a hash) has both, with a space between them.
    [...list!.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex], nth) =>
      map.set(
        (parseInt(first!, 16) + nth).toString(16).padStart(4, '0'),
        readUtf16(Buffer.from(hex!.replaceAll(' ', ''), 'hex')),
      ),
    );
  return map;
}

const readUtf16 = (bytes: Buffer): string => Buffer.from(bytes).swap16().toString('utf16le');

function inflate(body: string): string {
  const [, stream] = /stream\n([\s\S]*)\nendstream/.exec(body)!;
  return inflateSync(Buffer.from(stream!, 'latin1')).toString('latin1');
}
