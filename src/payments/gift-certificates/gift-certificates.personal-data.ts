import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import {
  type DataSubject,
  ExportsPersonalData,
  type PersonalDataExporter,
} from '../../platform/personal-data/personal-data-exporter.js';
import { giftCertificateAggregate } from '../domain/gift-certificate.evolve.js';

/** Exports the gift certificates that somebody bought or was given, by their address or name: they belong to no client. */
@ExportsPersonalData('gift_certificates')
export class GiftCertificatesDataExporter implements PersonalDataExporter {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateRepository,
  ) {}

  async export({ identifiers }: DataSubject): Promise<object[]> {
    const em = this.em.fork();
    const rows = await sql<{ id: string; version: number }>(em, allSql, []);
    const all = await this.store.loadAll(
      em,
      giftCertificateAggregate,
      new Map(rows.map(({ id, version }) => [id, version])),
    );
    const wanted = new Set(identifiers.map((each) => each.toLowerCase()));
    return all.flatMap(({ id, state }) => {
      if (state.status === 'none' || !state.people) return [];
      const { buyerName, buyerEmail, recipientName, recipientEmail } = state.people;
      const isTheirs = [buyerName, buyerEmail, recipientName, recipientEmail].some(
        (each) => each !== null && wanted.has(each.toLowerCase()),
      );
      const { code: _, ...exported } = state;
      return isTheirs ? [{ id, ...exported }] : [];
    });
  }
}

const allSql = /* sql */ `select id, version from gift_certificates order by ordered_at`;
