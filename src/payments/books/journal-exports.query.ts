import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { NotFoundError } from '../../kernel/errors.js';
import { toAmount } from '../../kernel/money.js';
import { sql } from '../../platform/database/sql.js';
import { formatUntypedCsvLines } from '../../platform/http/responses/csv.js';
import type { Download } from '../../platform/http/responses/send-download.js';
import { ACCOUNTS } from '../ledger/accounts.js';
import { type Journal, JOURNAL_FORMATS, type JournalFormat, toJournalFiles } from './journal.js';
import type { JournalExportDto } from './journal-export.dto.js';
import { toUnexportedSql } from './unexported-sql.js';

interface ExportRow extends Journal {
  id: string;
  start_date: string;
  end_date: string;
  other_currencies: string[];
  exported_at: string;
}

/** Reads what was exported to the shop's books. */
@Injectable()
export class JournalExportsQuery {
  constructor(private readonly em: EntityManager) {}

  /** Lists the latest exports, the last one first; or that of an id. */
  async list(id: string | null = null): Promise<JournalExportDto[]> {
    const rows = await sql<ExportRow>(this.em.fork(), exportsSql, [id, null, ACCOUNTS]);
    return rows.map((row) => ({
      number: row.number,
      id: row.id,
      start_date: row.start_date,
      end_date: row.end_date,
      currency: row.currency,
      other_currencies: row.other_currencies,
      total: toAmount(row.lines.reduce((sum, { cents }) => sum + Math.max(0, cents), 0)),
      exported_at: new Date(row.exported_at).toISOString(),
      files: JOURNAL_FORMATS.map((format) => ({ format, parts: toJournalFiles(row, format).length })),
    }));
  }

  /** Writes a file of an export: the same bytes each time. @throws NotFoundError for a number or part that there is not */
  async write(number: number, format: JournalFormat, part: number): Promise<Download> {
    const [row] = await sql<ExportRow>(this.em.fork(), exportsSql, [null, number, ACCOUNTS]);
    const file = row && toJournalFiles(row, format)[part - 1];
    if (!file) throw new NotFoundError('There is no such file');
    return {
      name: `journal-${number}-${format}${part > 1 ? `-${part}` : ''}.csv`,
      type: 'text/csv; charset=utf-8',
      content: Readable.from([formatUntypedCsvLines(file)]),
      count: file.length - 1,
    };
  }
}

const exportsSql = /* sql */ `
  select e.number, e.id, e.currency, e.codes, e.start_date::text as start_date, e.end_date::text as end_date, e.exported_at,
    (select json_agg(json_build_object('day', day, 'account', account, 'cents', cents)
       order by day, array_position($3::text[], account))
     from journal_export_lines l where l.export_id = e.id) as lines,
    array(
      select distinct currency from (${toUnexportedSql(
        'location_id = e.location_id and currency <> e.currency and day between e.start_date and e.end_date',
      )}) other order by currency
    ) as other_currencies
  from journal_exports e
  where ($1::uuid is null or e.id = $1) and ($2::int is null or e.number = $2)
  order by e.number desc limit 100`;
