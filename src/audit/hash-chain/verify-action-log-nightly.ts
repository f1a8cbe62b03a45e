import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { addDays } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { ActionLogVerification, type LastVerification, lockLastVerificationSql } from './action-log-verification.js';

/** Shop-local time of the nightly verification, when the shop is closed and nobody waits. */
const NIGHTLY_AT = '03:00';

/** Days after which all entries are verified again, and not only the new ones. */
const FULL_CHECK_INTERVAL_DAYS = 7;

/**
 * Verifies, once a night, the entries of the action log that were added since the last time; once a week, all of them.
 */
export class VerifyActionLogNightly extends Command<void> {}

@CommandHandler(VerifyActionLogNightly)
export class VerifyActionLogNightlyHandler implements ICommandHandler<VerifyActionLogNightly> {
  constructor(
    private readonly em: EntityManager,
    private readonly verification: ActionLogVerification,
    private readonly clock: ShopClock,
  ) {}

  /** Locks the row of the last verification, so that one worker verifies and the others skip it. */
  execute(): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const [last] = await sql<LastVerification>(em, lockLastVerificationSql, [this.lastNight()]);
      if (last) await this.verification.verify(em, last, this.isFullCheckDue(last));
    });
  }

  private isFullCheckDue({ all_checked_ms }: LastVerification): boolean {
    const { date } = this.clock.now();
    const night = this.clock.toInstant({ date: addDays(date, 1 - FULL_CHECK_INTERVAL_DAYS), time: '00:00' });
    return all_checked_ms === null || all_checked_ms < night.getTime();
  }

  /** Returns the instant at which the latest night's verification was due. */
  private lastNight(): Date {
    const { date, time } = this.clock.now();
    return this.clock.toInstant({ date: time < NIGHTLY_AT ? addDays(date, -1) : date, time: NIGHTLY_AT });
  }
}
