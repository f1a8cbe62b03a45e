import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { ClientRecords } from '../records/client-records.js';
import { setMergedInto } from '../records/client-rows.js';
import { ClientUnmerged } from '../clients.event-types.js';
import { lockMerges } from '../records/merge-lock.js';

/**
 * Separates a merged record, which becomes a person of its own again.
 * @throws NotFoundError when it is not merged (any more)
 */
export class UnmergeClient extends Command<void> {
  constructor(
    readonly clientId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(UnmergeClient)
export class UnmergeClientHandler implements ICommandHandler<UnmergeClient> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly records: ClientRecords,
  ) {}

  execute({ clientId, by }: UnmergeClient): Promise<void> {
    return this.transactions.run(async (tx) => {
      await lockMerges(tx);
      const [merged] = await sql<{ from: string }>(tx, findSql, [clientId]);
      if (!merged) throw new NotFoundError('This record is not merged');
      const event = { event: ClientUnmerged, data: { from: merged.from }, personal: null };
      const { at } = await this.records.append(tx, clientId, event, by);
      await setMergedInto(tx, clientId, null, at);
    });
  }
}

const findSql = /* sql */ `
  select merged_into as "from" from clients where id = $1 and merged_into is not null for update`;
