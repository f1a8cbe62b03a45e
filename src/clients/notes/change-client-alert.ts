import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { ClientRecords } from '../records/client-records.js';
import { setAlert } from '../records/client-rows.js';

/** Largest number of characters in an alert: longer lines would not be read at a glance. */
export const MAX_ALERT_LENGTH = 140;

/** Sets the alert of a client: the line that everybody who books them has to know. */
export class ChangeClientAlert extends Command<void> {
  /** @param alert at most MAX_ALERT_LENGTH characters; null for none */
  constructor(
    readonly clientId: string,
    readonly alert: string | null,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeClientAlert)
export class ChangeClientAlertHandler implements ICommandHandler<ChangeClientAlert> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly records: ClientRecords,
  ) {}

  execute({ clientId, alert, by }: ChangeClientAlert): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { rootId } = await this.records.findOrCreate(tx, clientId, by);
      const event = { type: 'ClientAlertChanged', data: {}, personal: { alert } };
      const { at } = await this.records.append(tx, rootId, event, by);
      await setAlert(tx, rootId, alert, at);
    });
  }
}
