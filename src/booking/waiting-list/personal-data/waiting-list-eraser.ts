import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { sql } from '../../../platform/database/sql.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { lockTherapistDays, type TherapistDay } from '../../../scheduling/index.js';
import { prepareOfferRelease } from '../commands/release-offer.js';
import { eraseWaitingClient } from '../domain/waiting-entry.decide.js';
import { OpeningKeeper } from '../offers/opening-keeper.js';
import { WaitingListRepository } from '../waiting-list.repository.js';

interface ErasedEntries {
  clientIds: readonly string[];
  ids: readonly string[];
  days: readonly TherapistDay[];
}

/** Erases people from the waiting list, in the caller's transaction. An erased client waits no longer. */
@Injectable()
export class WaitingListEraser {
  constructor(
    private readonly entries: WaitingListRepository,
    private readonly openings: OpeningKeeper,
    private readonly personalData: PersonalData,
  ) {}

  /**
   * Erases the entries: locks them, then all days that the erasure concerns, in the global order.
   * @param clientIds ids of clients, all of whose entries are erased
   * @param ids ids of entries; others are passed over
   * @param days days on which bookings are cancelled with the erasure
   * @returns the ids of the erased entries
   */
  async erase(tx: Transaction, { clientIds, ids, days }: ErasedEntries, by: Actor): Promise<string[]> {
    const rows = await sql<{ id: string } & Partial<TherapistDay>>(tx, findSql, [clientIds, ids]);
    const found = rows.map(({ id }) => id);
    const offered = rows.flatMap(({ therapistId, date }) => (therapistId && date ? [{ therapistId, date }] : []));
    await lockTherapistDays(tx, [...offered, ...days]);
    await this.entries.changeAll(tx, found, by, prepareOfferRelease(eraseWaitingClient(), this.openings));
    for (const id of found) await this.personalData.destroyKey(tx, id);
    return found;
  }
}

/** Finds the entries to erase. Those that were erased before are blank, and not found. */
const findSql = /* sql */ `
  select id, offered_therapist_id as "therapistId", offered_start::date::text as date from waiting_list
  where (client_id = any ($1::uuid[]) or id = any ($2::uuid[])) and client_phone <> ''
  order by id for update`;
