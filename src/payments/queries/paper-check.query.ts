import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { timingSafeEqual } from 'node:crypto';
import { NotFoundError } from '../../kernel/errors.js';
import { toAmount } from '../../kernel/money.js';
import { sql } from '../../platform/database/sql.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { ChainHeads } from '../../platform/event-log/chain-head.js';
import { toPaperContent } from '../domain/paper.js';
import { requireSale } from '../domain/sale.decide.js';
import type { PaperIssued } from '../domain/sale.events.js';
import { saleAggregate } from '../domain/sale.evolve.js';
import { toCheckCode } from '../papers/check-code.js';
import type { CheckedPaperDto } from './receipt.dto.js';

/** Finds out whether a paper that somebody holds is one of ours. */
@Injectable()
export class PaperCheckQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateRepository,
    private readonly chain: ChainHeads,
  ) {}

  /** @throws NotFoundError for a wrong code as for a number that no paper has */
  async find(number: number, code: string): Promise<CheckedPaperDto> {
    const em = this.em.fork();
    // A receipt and a credit note may have the same number.
    const issued = await sql<IssuedRow>(em, issuedSql, [number]);
    const found = issued.find(({ stream, data }) => isSame(toCheckCode(stream, data), code));
    if (!found)
      throw new NotFoundError('No receipt has this number and check code. Please compare both with the paper');
    const { paper: kind, day, currency, totalCents } = found.data;
    const [{ state: sale }, seal] = await Promise.all([
      this.store.load(em, saleAggregate, found.stream),
      this.chain.findHash(found.event_id),
    ]);
    requireSale(sale);
    const credits = kind === 'receipt' ? sale.papers.filter(({ paper }) => paper === 'credit_note') : [];
    return {
      kind,
      title: toPaperContent(sale, { kind, number, buyer: null }).title,
      ...{ number, day, currency },
      total: toAmount(totalCents),
      is_voided: sale.status === 'voided',
      credited: toAmount(credits.reduce((sum, credit) => sum + credit.totalCents, 0)),
      seal,
    };
  }
}

interface IssuedRow {
  event_id: string;
  stream: string;
  data: PaperIssued['data'];
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const issuedSql = /* sql */ `
  select event_id, stream, data from event_log where type = 'PaperIssued' and (data ->> 'number')::int = $1`;
