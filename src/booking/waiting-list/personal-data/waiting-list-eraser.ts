import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { sql } from '../../../platform/database/sql.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { prepareOfferRelease } from '../commands/release-offer.js';
import { eraseWaitingClient } from '../domain/waiting-entry.decide.js';
import { OpeningKeeper } from '../offers/opening-keeper.js';
import { WaitingListRepository } from '../waiting-list.repository.js';

/** Erases people from the waiting list, in the caller's transaction. Who is erased waits no longer. */
@Injectable()
export class WaitingListEraser {
  constructor(
    private readonly entries: WaitingListRepository,
    private readonly openings: OpeningKeeper,
    private readonly personalData: PersonalData,
  ) {}

  /** @param keys of customers. @param ids of entries, others are passed over. Returns the ids of the erased entries */
  async erase(
    tx: Transaction,
    { keys, ids }: { keys: readonly (string | null)[]; ids: readonly string[] },
    by: Actor,
  ): Promise<string[]> {
    const rows = await sql<{ id: string }>(tx, findSql, [keys, ids]);
    const found = rows.map(({ id }) => id);
    await this.entries.changeAll(tx, found, by, prepareOfferRelease(eraseWaitingClient(), this.openings));
    for (const id of found) await this.personalData.destroyKey(tx, id);
    return found;
  }
}

/** Those that were erased are blank, and found by nothing. */
const findSql = /* sql */ `
  select id from waiting_list
  where (customer_key(client_email, client_phone) = any ($1::text[]) or id = any ($2::uuid[])) and client_phone <> ''
  order by id`;
