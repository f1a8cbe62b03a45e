import type { Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { type PaperContent, toPaperContent } from '../domain/paper.js';
import { requirePaper } from '../domain/sale.decide.js';
import type { PaperFormat, PaperKind } from '../domain/sale.events.js';
import type { ExistingSale } from '../domain/sale.evolve.js';
import { toCheckCode } from './check-code.js';

interface DrawnPaper {
  content: PaperContent;
  fileName: string;
  pdf: Buffer;
}

/**
 * Draws a receipt or credit note as PDF.
 * @throws NotFoundError where the sale has no such paper
 */
export async function drawPaper(
  saleId: string,
  sale: ExistingSale,
  { kind, number, format, buyer }: { kind: PaperKind; number: number; format: PaperFormat; buyer: string | null },
  created: Date,
): Promise<DrawnPaper> {
  const content = toPaperContent(sale, { kind, number, buyer });
  const { toPaperPdf } = await loadPdf();
  return {
    content,
    fileName: `${kind.replace('_', '-')}-${number}.pdf`,
    pdf: await toPaperPdf(content, toCheckCode(saleId, requirePaper(sale, kind, number)), format, created),
  };
}

/** Returns the client that the booking is under; null once erased. */
export async function readBuyer(
  tx: Transaction,
  { bookingId }: ExistingSale,
): Promise<{ name: string | null; email: string | null }> {
  const [booking] = await sql<{ name: string | null; email: string | null }>(tx, buyerSql, [bookingId]);
  return booking ?? { name: null, email: null };
}

const buyerSql = /* sql */ `
  select client_name as name, nullif(client_email, '') as email from bookings where id = $1`;

/** Loads what draws PDFs only when needed: it takes megabytes. */
const loadPdf = () => import('./paper-pdf.js');
