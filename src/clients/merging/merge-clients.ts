import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { ClientRecords } from '../records/client-records.js';
import { setMergedInto } from '../records/client-rows.js';
import { ClientMerged } from '../clients.event-types.js';
import { lockMerges } from '../records/merge-lock.js';

/**
 * Merges another client into one: they are one person, under the name of the one that was kept. Their records are linked, never mixed: each keeps its bookings, notes and
 * events, so that unmerging leaves both as they were.
 * @throws BusinessRuleError `one-person` when they are one already
 */
export class MergeClients extends Command<void> {
  constructor(
    readonly into: string,
    readonly other: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(MergeClients)
export class MergeClientsHandler implements ICommandHandler<MergeClients> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly records: ClientRecords,
  ) {}

  execute({ into, other, by }: MergeClients): Promise<void> {
    return this.transactions.run(async (tx) => {
      await lockMerges(tx);
      const { rootId } = await this.records.findOrCreate(tx, into, by);
      const { rootId: otherId } = await this.records.findOrCreate(tx, other, by);
      if (rootId === otherId) throw new BusinessRuleError('one-person', 'These records are already merged');
      const event = { event: ClientMerged, data: { into: rootId }, personal: null };
      const { at } = await this.records.append(tx, otherId, event, by);
      await setMergedInto(tx, otherId, rootId, at);
    });
  }
}
