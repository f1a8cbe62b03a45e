import { type Executor, sql } from '../../platform/database/sql.js';
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
 * @param checkAddress where the paper can be checked
 * @throws NotFoundError where the sale has no such paper
 */
export async function drawPaper(
  saleId: string,
  sale: ExistingSale,
  { kind, number, format, buyer }: { kind: PaperKind; number: number; format: PaperFormat; buyer: string | null },
  { checkAddress, created }: { checkAddress: string; created: Date },
): Promise<DrawnPaper> {
  const content = toPaperContent(sale, { kind, number, buyer });
  const check = { code: toCheckCode(saleId, requirePaper(sale, kind, number)), address: checkAddress };
  const { toPaperPdf } = await loadPdf();
  return {
    content,
    fileName: `${kind.replace('_', '-')}-${number}.pdf`,
    pdf: await toPaperPdf(content, check, format, created),
  };
}

/** Returns the client that the booking is under; null once erased. */
export async function readBuyer(
  db: Executor,
  { bookingId }: ExistingSale,
): Promise<{ name: string | null; email: string | null }> {
  const [booking] = await sql<{ name: string | null; email: string | null }>(db, buyerSql, [bookingId]);
  return booking ?? { name: null, email: null };
}

const buyerSql = /* sql */ `
  select client_name as name, nullif(client_email, '') as email from bookings where id = $1`;

/** Loads what draws PDFs only when needed: it takes megabytes. */
const loadPdf = () => import('./paper-pdf.js');
