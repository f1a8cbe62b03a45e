import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ServiceCatalog, TherapistService } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { insertCommissionRate } from './commission-rates.projection.js';
import { lockTherapistPay } from './lock-therapist-pay.js';
import { CommissionRateSet } from './pay.event-types.js';

/** Sets the commission of a therapist from a day on, of all treatments or of one. The same id again changes nothing. */
export class SetCommissionRate extends Command<void> {
  constructor(
    readonly rateId: string,
    readonly rate: CommissionRateSet['data'],
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(SetCommissionRate)
export class SetCommissionRateHandler implements ICommandHandler<SetCommissionRate> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly log: EventLog,
    private readonly therapists: TherapistService,
    private readonly services: ServiceCatalog,
  ) {}

  /** @throws NotFoundError, InvalidInputError on `service_id`, BusinessRuleError `idempotency-key-reused` */
  async execute({ rateId, rate, by }: SetCommissionRate): Promise<void> {
    const { therapistId, serviceId } = rate;
    await this.transactions.run(async (tx) => {
      void lockTherapistPay(tx, therapistId);
      const therapist = await this.therapists.findById(tx, therapistId);
      if (!therapist || therapist.isUnassigned) throw new NotFoundError('There is no such therapist');
      if (serviceId && !(await this.services.findById(tx, serviceId)))
        throw new InvalidInputError('service_id', 'There is no such treatment');
      const [done] = await sql<{ isSame: boolean }>(tx, doneSql, [
        ...[rateId, therapistId, serviceId, rate.rate, rate.from],
      ]);
      if (done?.isSame) return;
      if (done) throw new BusinessRuleError('idempotency-key-reused', 'This id has set another rate');
      this.log.startStream(tx, rateId, [this.log.toEntry(CommissionRateSet, rate)], by);
      await insertCommissionRate(tx, rateId, rate);
    });
  }
}

const doneSql = /* sql */ `
  select (therapist_id, service_id, rate, from_day) is not distinct from ($2::uuid, $3::uuid, $4::int, $5::date) as "isSame"
  from commission_rates where id = $1`;
