import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import type { ClientProfile } from '../records/client-profile.js';
import { readPersonProfile } from '../records/client-profile-rows.js';

/** Reads tags, preferences and birthdays of clients. */
@Injectable()
export class ClientProfilesQuery {
  constructor(private readonly em: EntityManager) {}

  /** Reads the profile of a person. @param ids ids of their records, the one that stands for them first */
  read(ids: readonly string[]): Promise<ClientProfile> {
    return readPersonProfile(this.em.fork(), ids);
  }

  /** Returns the tags in use, most used first; of those that differ in capitals or accents alone, one. At most 200. */
  async listTags(): Promise<string[]> {
    const rows = await sql<{ tag: string }>(this.em.fork(), tagsSql);
    return rows.map(({ tag }) => tag);
  }
}

/** More than any shop keeps apart. */
const MAX_LISTED = 200;

const tagsSql = /* sql */ `
  select mode() within group (order by tag) as tag from client_tags group by folded order by count(*) desc, folded limit ${MAX_LISTED}`;
