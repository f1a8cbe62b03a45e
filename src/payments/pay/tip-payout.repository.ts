import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import type { Cents } from '../../kernel/money.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { assertDayOpen } from '../accounting-day.js';
import { type DecideTipPayout, reusedPayoutIdError, tipPayoutAggregate } from '../domain/tip-payout.js';
import { insertLedgerSql, toJournalEntry } from '../ledger/ledger-rows.js';
import { lockTherapistPay } from './lock-therapist-pay.js';
import { upsertTipPayout } from './tip-payout-rows.js';

/** The one way to pay out tips and to void that: lock the therapist's pay, load, decide, append, project and enter in the ledger. */
@Injectable()
export class TipPayoutRepository {
  constructor(private readonly store: AggregateRepository) {}

  async change(
    tx: Transaction,
    id: string,
    { therapistId, currency }: { therapistId: string; currency: string },
    decide: DecideTipPayout,
    by: Actor,
  ): Promise<void> {
    void lockTherapistPay(tx, therapistId);
    const before = await this.store.load(tx, tipPayoutAggregate, id);
    // Something else has this id.
    if (before.version > 0 && before.state.isVoided === null) throw reusedPayoutIdError();
    const [owed] = await sql<{ cents: Cents }>(tx, owedSql, [therapistId, currency]);
    const events = decide(before.state, owed!.cents);
    if (events.length === 0) return;
    await assertDayOpen(tx, events[0]!.data);
    const after =
      before.version === 0
        ? this.store.startStream(tx, tipPayoutAggregate, id, events, by)
        : await this.store.append(tx, tipPayoutAggregate, before, events, by);
    void tx.query(insertLedgerSql, toJournalEntry(after, events)!);
    await upsertTipPayout(tx, after);
  }
}

const owedSql = /* sql */ `
  select (
    coalesce((select sum(tip_cents) from pay_lines where therapist_id = $1 and currency = $2 and tip_cents <> 0), 0)
    - coalesce((select sum(cents) from tip_payouts where therapist_id = $1 and currency = $2 and not is_voided), 0)
  )::float8 as cents`;
