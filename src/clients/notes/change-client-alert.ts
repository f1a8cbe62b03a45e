import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { type Transaction, TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { lockMerges } from '../records/merge-lock.js';
import { personIdsSql } from '../merging/person-ids-sql.js';
import { clientAlertSql } from '../records/client-alert-sql.js';
import { ClientRecords } from '../records/client-records.js';
import { setAlert } from '../records/client-rows.js';
import { ClientAlertChanged } from '../clients.event-types.js';

/** Largest number of characters in an alert: longer lines would not be read at a glance. */
export const MAX_ALERT_LENGTH = 140;

/**
 * Sets the alert of a client: the line that everybody who books them has to know. It takes the place of the alerts of all
 * records of the person, which had been shown as one line.
 * @throws BusinessRuleError `modified` when the alert is another than the one that was seen
 */
export class ChangeClientAlert extends Command<void> {
  /**
   * @param alert at most MAX_ALERT_LENGTH characters; null for none
   * @param seenAlert the alert that this one is to replace; undefined for any
   */
  constructor(
    readonly clientId: string,
    readonly alert: string | null,
    readonly by: Actor,
    readonly seenAlert?: string | null,
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

  execute({ clientId, alert, by, seenAlert }: ChangeClientAlert): Promise<void> {
    return this.transactions.run(async (tx) => {
      await lockMerges(tx);
      const { rootId } = await this.records.findOrCreate(tx, clientId, by);
      const [now] = await sql<{ alert: string | null; others: string[] }>(tx, nowSql, [rootId]);
      if (seenAlert !== undefined && seenAlert !== now!.alert)
        throw new BusinessRuleError('modified', 'Someone else has changed this alert meanwhile', undefined, 'alert');
      for (const id of now!.others) await this.change(tx, id, null, by);
      await this.change(tx, rootId, alert, by);
    });
  }

  private async change(tx: Transaction, id: string, alert: string | null, by: Actor): Promise<void> {
    const event = { event: ClientAlertChanged, data: {}, personal: { alert } };
    const { at } = await this.records.append(tx, id, event, by);
    await setAlert(tx, id, alert, at);
  }
}

const nowSql = /* sql */ `
  select ${clientAlertSql('$1::uuid')} as alert, array(
    select c.id from clients c
    where c.id in (${personIdsSql('$1::uuid')}) and c.id <> $1::uuid and c.alert is not null
    order by c.id for update) as others`;
