import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../platform/database/sql.js';
import { AggregateRepository } from '../platform/event-log/aggregate-repository.js';
import {
  type DataSubject,
  ExportsPersonalData,
  type PersonalDataExporter,
} from '../platform/personal-data/personal-data-exporter.js';
import { saleAggregate } from './domain/sale.evolve.js';

/** Exports the sales of somebody's bookings, reasons included. */
@ExportsPersonalData('sales')
export class SalesDataExporter implements PersonalDataExporter {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateRepository,
  ) {}

  async export({ subjects }: DataSubject): Promise<object[]> {
    const em = this.em.fork();
    const rows = await sql<{ id: string; version: number }>(em, salesSql, [subjects]);
    const sales = await this.store.loadAll(em, saleAggregate, new Map(rows.map(({ id, version }) => [id, version])));
    return sales.map(({ id, state }) => ({ id, ...state }));
  }
}

const salesSql = /* sql */ `
  select id, version from sales
  where id in (select sale_id from sale_bookings where booking_id = any ($1::uuid[])) order by opened_at`;
