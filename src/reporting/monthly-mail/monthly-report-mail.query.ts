import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import type { MonthlyReportMailStateDto } from './monthly-report-mail.dto.js';

/** Where the report of each month is mailed, and which was mailed last. */
@Injectable()
export class MonthlyReportMailQuery {
  constructor(private readonly em: EntityManager) {}

  async read(): Promise<MonthlyReportMailStateDto> {
    const [state] = await sql<MonthlyReportMailStateDto>(this.em.fork(), selectStateSql);
    return state!;
  }
}

const selectStateSql = /* sql */ `
  select address, mailed_month::text as mailed_month, version from monthly_report_mail`;
