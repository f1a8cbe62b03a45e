import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { type Actor, getActorId } from '../../kernel/actor.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { claimIdempotencyKey } from '../../platform/http/requests/claim-idempotency-key.js';
import type { ClientDetails } from './client-details.js';
import { ClientRecords } from './client-records.js';
import { resolveClientId } from './resolve-client-id.js';

/**
 * Creates the record of a client, unless the shop knows somebody of this name with this address or number. Returns the
 * id of whoever it is.
 */
export class AddClient extends Command<string> {
  /** @param idempotencyKey a repeated request with the same key creates nobody more */
  constructor(
    readonly client: Omit<ClientDetails, 'notes'>,
    readonly by: Actor,
    readonly idempotencyKey?: string,
  ) {
    super();
  }
}

@CommandHandler(AddClient)
export class AddClientHandler implements ICommandHandler<AddClient> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly records: ClientRecords,
  ) {}

  execute({ client, by, idempotencyKey: key }: AddClient): Promise<string> {
    return this.transactions.run(async (tx) => {
      const newId = randomUUIDv7();
      const id = await resolveClientId(tx, client, undefined, newId);
      const request = { ...client, by: getActorId(by) };
      const made = key === undefined ? id : await claimIdempotencyKey(tx, key, request, id);
      if (made === newId) await this.records.record(tx, newId, { ...client, notes: null }, by);
      return made;
    });
  }
}
