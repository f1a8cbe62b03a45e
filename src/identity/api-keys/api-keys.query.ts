import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '../../kernel/local-time.js';
import { Clock } from '../../platform/clock/clock.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { hashToken } from '../tokens/secret-tokens.js';
import type { ApiKeyDto } from './api-key.dto.js';
import type { RequestKey } from './api-scope.js';

/** Finds the keys of requests, and lists all keys for administrators. */
@Injectable()
export class ApiKeysQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly shopClock: ShopClock,
  ) {}

  /**
   * Finds a key by its text, and notes its use once a minute; undefined where there is none, or it was revoked. Asked
   * with every request, so that a revoked key ends in all processes at once.
   */
  async findByText(text: string): Promise<RequestKey | undefined> {
    const [found] = await sql<RequestKey & { used_ms: string | null }>(this.em.fork(), findSql, [hashToken(text)]);
    if (!found) return undefined;
    const { used_ms, ...key } = found;
    const minute = new Date(Math.floor(this.clock.now().getTime() / MINUTE_MS) * MINUTE_MS);
    if (used_ms === null || Number(used_ms) < minute.getTime()) await sql(this.em.fork(), noteSql, [key.id, minute]);
    return key;
  }

  /** Lists all keys: those in use first, then by name. */
  async list(): Promise<ApiKeyDto[]> {
    const rows = await sql<KeyRow>(this.em.fork(), listSql);
    return rows.map(({ created_ms, used_ms, revoked_ms, ...row }) => ({
      ...row,
      created_at_local: this.toLocal(created_ms)!,
      last_used_at_local: this.toLocal(used_ms),
      revoked_at_local: this.toLocal(revoked_ms),
    }));
  }

  private toLocal(ms: string | null): string | null {
    return ms === null ? null : this.shopClock.formatTimestamp(new Date(Number(ms)));
  }
}

interface KeyRow extends Omit<ApiKeyDto, 'created_at_local' | 'last_used_at_local' | 'revoked_at_local'> {
  created_ms: string;
  used_ms: string | null;
  revoked_ms: string | null;
}

const toMs = (column: string) => /* sql */ `(extract(epoch from k.${column}) * 1000)::text`;

const findSql = /* sql */ `
  select k.id, k.name, k.scopes, ${toMs('last_used_at')} as used_ms from api_keys k
  where k.secret_hash = $1 and k.revoked_at is null`;

const noteSql = /* sql */ `
  update api_keys set last_used_at = $2 where id = $1 and (last_used_at is null or last_used_at < $2)`;

const listSql = /* sql */ `
  select k.id, k.name, k.prefix, k.scopes, u.email as created_by, ${toMs('created_at')} as created_ms,
    ${toMs('last_used_at')} as used_ms, ${toMs('revoked_at')} as revoked_ms
  from api_keys k left join users u on u.id = k.created_by
  order by k.revoked_at is not null, lower(k.name), k.created_at desc`;
