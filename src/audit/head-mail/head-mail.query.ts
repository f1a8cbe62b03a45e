import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import type { HeadMailStateDto } from './head-mail.dto.js';

/** Where the head of the chain is mailed, and when it was last. */
@Injectable()
export class HeadMailQuery {
  constructor(private readonly em: EntityManager) {}

  async read(): Promise<HeadMailStateDto> {
    const [state] = await sql<HeadMailStateDto>(this.em.fork(), selectStateSql);
    return state!;
  }
}

const selectStateSql = /* sql */ `select address, last_date::text as last_date, version from action_log_head_mail`;
