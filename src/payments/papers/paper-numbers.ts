import type { Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import type { PaperKind } from '../domain/sale.events.js';

/** Takes the next number of a kind of paper. The row stays locked until the transaction ends: a number is used or free again. */
export async function takeNextNumber(
  tx: Transaction,
  paper: PaperKind | 'z_report' | 'gift_certificate',
): Promise<number> {
  const [next] = await sql<{ last_number: number }>(tx, nextNumberSql, [paper]);
  return next!.last_number;
}

const nextNumberSql = /* sql */ `
  update paper_numbers set last_number = last_number + 1 where paper = $1 returning last_number`;
