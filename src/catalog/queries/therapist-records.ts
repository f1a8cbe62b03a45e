import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { NotFound } from '../../platform/decider.js';
import { amountOf, centsOf } from '../../platform/money.js';
import type { TherapistRecordDto } from './therapist-record.dto.js';

interface Row extends Omit<TherapistRecordDto, 'hourly_rate' | 'updated_at' | 'user_email'> {
  hourly_rate: string | null;
  updated_at: Date;
  user_email: string | null;
}

/** The therapists as the people of the shop see them; never Any Available. */
@Injectable()
export class TherapistRecords {
  constructor(private readonly em: EntityManager) {}

  /** Active or not, by name, with the addresses of those who sign in as them. */
  async all(): Promise<TherapistRecordDto[]> {
    const rows = await sql<Row>(this.em.fork(), `${statement} order by t.name, t.id`);
    return rows.map((row) => ({ ...dto(row), user_email: row.user_email }));
  }

  /** @throws NotFound */
  async byId(id: string): Promise<TherapistRecordDto> {
    const [row] = await sql<Row>(this.em.fork(), `${statement} and t.id = $1`, [id]);
    if (!row) throw new NotFound('There is no such therapist');
    return dto(row);
  }

  /** @throws NotFound for a user who is no therapist */
  async ofUser(userId: string): Promise<TherapistRecordDto> {
    const [row] = await sql<Row>(this.em.fork(), `${statement} and t.user_id = $1`, [userId]);
    if (!row) throw new NotFound("You don't have a therapist profile yet. Please contact an administrator.");
    return dto(row);
  }
}

function dto({ user_email: _, ...row }: Row): TherapistRecordDto {
  return {
    ...row,
    hourly_rate: row.hourly_rate === null ? null : amountOf(centsOf(row.hourly_rate)),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}

const statement = /* sql */ `
  select t.id, t.name, t.bio, t.specialties, t.hourly_rate::text as hourly_rate, t.rating::float8 as rating,
    t.available_slots, t.image_url, t.is_active, t.updated_at, u.email as user_email,
    (select coalesce(max(version), 0) from event_log where stream = t.id) as version
  from therapists t left join users u on u.id = t.user_id
  where not t.is_unassigned`;
