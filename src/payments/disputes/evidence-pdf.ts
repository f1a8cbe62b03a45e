import { drawRows } from '../papers/paper-pdf.js';
import type { Evidence } from './evidence.js';
import { toEvidenceRows } from './to-evidence-rows.js';

/** Returns what the shop can show in a dispute as PDF. */
export function toEvidencePdf(evidence: Evidence, created: Date): Promise<Buffer> {
  const { seller, dispute } = evidence;
  const info = { title: `Evidence for dispute ${dispute.disputeId}`, author: seller.name, created };
  return drawRows(toEvidenceRows(evidence), info, 'a4');
}
