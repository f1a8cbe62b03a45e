import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PaymentSettings, ShopSettings, TherapistService } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { payOutTips, voidTipPayout } from '../domain/tip-payout.js';
import type { PaidOutTips } from '../domain/tip-payout.events.js';
import { MAIN_LOCATION } from '../location.js';
import { TipPayoutRepository } from './tip-payout.repository.js';

/** Pays tips out to a therapist, in the currency of the shop. */
export class PayOutTips extends Command<void> {
  constructor(
    readonly payoutId: string,
    readonly payout: Pick<PaidOutTips, 'therapistId' | 'method' | 'cents'>,
    readonly by: Actor,
  ) {
    super();
  }
}

/** Takes a payout of today back. */
export class VoidTipPayout extends Command<void> {
  constructor(
    readonly payoutId: string,
    readonly reason: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(PayOutTips)
export class PayOutTipsHandler implements ICommandHandler<PayOutTips> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly payouts: TipPayoutRepository,
    private readonly therapists: TherapistService,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
  ) {}

  async execute({ payoutId, payout, by }: PayOutTips): Promise<void> {
    const { currency } = await this.settings.read(PaymentSettings);
    const input = { locationId: MAIN_LOCATION, day: this.clock.today(), currency, ...payout };
    await this.transactions.run(async (tx) => {
      if (!(await this.therapists.findById(tx, payout.therapistId)))
        throw new NotFoundError('There is no such therapist');
      await this.payouts.change(tx, payoutId, input, payOutTips(input), by);
    });
  }
}

@CommandHandler(VoidTipPayout)
export class VoidTipPayoutHandler implements ICommandHandler<VoidTipPayout> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly payouts: TipPayoutRepository,
    private readonly clock: ShopClock,
  ) {}

  async execute({ payoutId, reason, by }: VoidTipPayout): Promise<void> {
    const decide = voidTipPayout({ reason, day: this.clock.today() });
    await this.transactions.run(async (tx) => {
      const [of] = await sql<{ therapistId: string; currency: string }>(tx, payoutSql, [payoutId]);
      if (!of) throw new NotFoundError('There is no such payout');
      await this.payouts.change(tx, payoutId, of, decide, by);
    });
  }
}

const payoutSql = /* sql */ `select therapist_id as "therapistId", currency from tip_payouts where id = $1`;
