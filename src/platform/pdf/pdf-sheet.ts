import type { GlyphRun } from 'fontkit';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import type { Weight } from './pdf-fonts.js';
import { splitGraphemes, type TextRun, toTextRuns } from './text-runs.js';

/** Style of a text, in points. */
export interface TextStyle {
  size: number;
  weight?: Weight;
  colour?: string;
}

interface SheetInfo {
  title: string;
  author: string;
  created: Date;
  /** A4 when left out. */
  page?: SheetPage;
}

/** The size of a page, in points. */
export interface SheetPage {
  width: number;
  height: number;
  margin: number;
}

/** An A4 page. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const satisfies SheetPage;

const INK = '#1D2422';
const ELLIPSIS = '…';
/** Width of the outline that makes a lighter font as dark as the text around it, in parts of its size for each step of weight. */
const OUTLINE_PER_WEIGHT = 0.0001;

/** Pages of a document, onto which lines of text are put by their baselines. */
export class PdfSheet {
  private readonly document: PDFKit.PDFDocument;
  private readonly registered = new Set<string>();
  private readonly page: SheetPage;

  constructor({ title, author, created, page = PAGE }: SheetInfo) {
    this.page = page;
    this.document = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      bufferPages: true,
      lang: 'en-AU',
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: created },
    });
  }

  addPage(): void {
    this.document.addPage();
  }

  /** Draws on every page of the document. */
  eachPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.document.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.document.switchToPage(page);
      draw(page + 1, count);
    }
  }

  /** Draws a line that begins at `x`, or ends there. A text that is wider than `width` is cut short. */
  text(text: string, x: number, baseline: number, { width, align = 'left', ...style }: LineStyle): void {
    const shown = width === undefined ? text : this.truncate(text, width, style);
    let at = align === 'left' ? x : x - this.measure(shown, style);
    const { size, weight = 400, colour = INK } = style;
    this.document.fillColor(colour).strokeColor(colour);
    for (const run of toTextRuns(shown, weight)) {
      if (isOutlined(run)) this.drawOutlines(run, at, baseline, style);
      else this.setFont(run, size).text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += this.measureRun(run, size);
    }
  }

  /** Draws a line from margin to margin. */
  line(y: number, colour: string, width = 0.75): void {
    const { margin, width: pageWidth } = this.page;
    this.document.lineWidth(width).strokeColor(colour);
    this.document
      .moveTo(margin, y)
      .lineTo(pageWidth - margin, y)
      .stroke();
  }

  measure(text: string, { size, weight = 400 }: TextStyle): number {
    return toTextRuns(text, weight).reduce((sum, run) => sum + this.measureRun(run, size), 0);
  }

  finish(): Promise<Buffer> {
    this.document.end();
    return buffer(this.document);
  }

  private truncate(text: string, width: number, style: TextStyle): string {
    if (this.measure(text, style) <= width) return text;
    const characters = splitGraphemes(text);
    do characters.pop();
    while (characters.length > 0 && this.measure(characters.join('') + ELLIPSIS, style) > width);
    return characters.join('').trimEnd() + ELLIPSIS;
  }

  private measureRun(run: TextRun, size: number): number {
    if (!isOutlined(run)) return this.setFont(run, size).widthOfString(run.text);
    return (layOut(run).advanceWidth * size) / run.file.font.unitsPerEm;
  }

  private setFont({ file: { name, bytes } }: TextRun, size: number): PDFKit.PDFDocument {
    if (!this.registered.has(name)) this.document.registerFont(name, bytes);
    this.registered.add(name);
    return this.document.font(name).fontSize(size);
  }

  /** Draws the outlines of characters, which are read, searched and copied as their text. */
  private drawOutlines(run: TextRun, x: number, baseline: number, style: TextStyle): void {
    const { size, weight = 400 } = style;
    const { font } = run.file;
    const scale = size / font.unitsPerEm;
    const missingWeight = weight - (font.variationAxes['wght']?.default ?? weight);
    const { glyphs, positions } = layOut(run);
    this.document.markContent('Span', { actual: run.text });
    let at = 0;
    glyphs.forEach((glyph, nth) => {
      const { xAdvance, xOffset, yOffset } = positions[nth]!;
      this.document.save().transform(scale, 0, 0, -scale, x + at * scale, baseline);
      // Marks above and below are placed by their offsets.
      if (xOffset !== 0 || yOffset !== 0) this.document.translate(xOffset, yOffset);
      this.document.path(glyph.path.toSVG());
      if (missingWeight > 0)
        this.document.lineWidth(font.unitsPerEm * OUTLINE_PER_WEIGHT * missingWeight).fillAndStroke();
      else this.document.fill();
      this.document.restore();
      at += xAdvance;
    });
    this.document.endMarkedContent();
  }
}

/**
 * Returns whether a run is drawn by its outlines: pdfkit embeds fonts that it can read as they are, writes from the left,
 * and writes down what it draws.
 */
const isOutlined = ({ file, text, shown, direction }: TextRun): boolean =>
  file.isOutlined || direction === 'rtl' || shown !== text;

const layOut = ({ file, shown, direction }: TextRun): GlyphRun =>
  file.font.layout(shown, undefined, undefined, undefined, direction);

interface LineStyle extends TextStyle {
  width?: number;
  align?: 'left' | 'right';
}
