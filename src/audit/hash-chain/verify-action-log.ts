import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from '../../platform/database/sql.js';
import { ActionLogVerification, type LastVerification, lockLastVerificationSql } from './action-log-verification.js';
import type { ChainCheckDto } from './chain.dto.js';

/** Verifies every entry of the action log now. */
export class VerifyActionLog extends Command<ChainCheckDto> {}

@CommandHandler(VerifyActionLog)
export class VerifyActionLogHandler implements ICommandHandler<VerifyActionLog> {
  constructor(
    private readonly em: EntityManager,
    private readonly verification: ActionLogVerification,
  ) {}

  execute(): Promise<ChainCheckDto> {
    return this.em.fork().transactional(async (em) => {
      const [last] = await sql<LastVerification>(em, lockLastVerificationSql, [null]);
      return this.verification.verify(em, last!, true);
    });
  }
}
