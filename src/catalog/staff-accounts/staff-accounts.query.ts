import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountsQuery } from '../../identity/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import type { StaffAccountDto } from './staff-account.dto.js';

/** Reads the accounts of the office, with the therapists linked to them. */
@Injectable()
export class StaffAccountsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountsQuery,
    private readonly clock: ShopClock,
  ) {}

  async list(): Promise<StaffAccountDto[]> {
    const em = this.em.fork();
    const therapists = await sql<{ id: string; name: string; user_id: string }>(em, linkedTherapistsSql);
    const byUser = new Map(therapists.map((therapist) => [therapist.user_id, therapist]));
    const local = (instant: Date | null) => instant && this.clock.formatTimestamp(instant);
    return (await this.accounts.read(em)).map(
      ({ id, email, role, state, hasSecondFactor, accessVersion, lastSignIn, invitedUntil }) => ({
        id,
        email,
        role,
        therapist_id: byUser.get(id)?.id ?? null,
        therapist_name: byUser.get(id)?.name ?? null,
        state,
        has_second_factor: hasSecondFactor,
        version: accessVersion,
        last_sign_in_local: local(lastSignIn),
        invited_until_local: local(invitedUntil),
        is_invitation_over: invitedUntil !== null && invitedUntil <= this.clock.instant(),
      }),
    );
  }
}

const linkedTherapistsSql = /* sql */ `select id, name, user_id from therapists where user_id is not null`;
