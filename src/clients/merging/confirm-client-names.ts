import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { ClientRecords } from '../records/client-records.js';
import { ClientNamesConfirmed, ClientNamesReopened } from '../clients.event-types.js';
import { lockMerges } from '../records/merge-lock.js';
import { personIdsSql } from './person-ids-sql.js';

/**
 * Remembers that all present names of a client are one person's, so that the client is no longer listed as perhaps
 * several people until another name comes; or takes that back.
 */
export class ConfirmClientNames extends Command<void> {
  constructor(
    readonly clientId: string,
    readonly isOnePerson: boolean,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ConfirmClientNames)
export class ConfirmClientNamesHandler implements ICommandHandler<ConfirmClientNames> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly records: ClientRecords,
  ) {}

  execute({ clientId, isOnePerson, by }: ConfirmClientNames): Promise<void> {
    return this.transactions.run(async (tx) => {
      await lockMerges(tx);
      const { rootId } = await this.records.findOrCreate(tx, clientId, by);
      const [counted] = await sql<{ names: number }>(tx, namesSql, [rootId]);
      if (isOnePerson) {
        const data = { names: counted!.names };
        await this.records.append(tx, rootId, { event: ClientNamesConfirmed, data, personal: null }, by);
      } else await this.records.append(tx, rootId, { event: ClientNamesReopened, data: {}, personal: null }, by);
    });
  }
}

/**
 * Returns SQL of how many names of a client are known to be one person's; 1 where nobody has said so.
 * @param clientId an SQL expression for the record that stands for the person
 */
export const confirmedNamesSql = (clientId: string): string => /* sql */ `coalesce((
  select case when said.type = 'ClientNamesConfirmed' then (said.data ->> 'names')::int end from event_log said
  where said.stream = ${clientId} and said.type in ('ClientNamesConfirmed', 'ClientNamesReopened')
  order by said.version desc limit 1), 1)`;

const namesSql = /* sql */ `
  select count(distinct folded)::int as names from identities
  where kind = 'name' and client_id in (${personIdsSql('$1::uuid')})`;
