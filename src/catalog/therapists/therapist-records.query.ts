import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../kernel/errors.js';
import { toAmount, parseCents } from '../../kernel/money.js';
import type { TherapistRecordDto } from './therapist-record.dto.js';

interface Row extends Omit<TherapistRecordDto, 'hourly_rate' | 'updated_at' | 'user_email'> {
  hourly_rate: string | null;
  updated_at: Date;
  user_email: string | null;
}

/** Reads the therapists for the back office; never Any Available. */
@Injectable()
export class TherapistRecordsQuery {
  constructor(private readonly em: EntityManager) {}

  /** Lists all therapists, active or not, by name, with the addresses of the users who sign in as them. */
  async all(): Promise<TherapistRecordDto[]> {
    const rows = await sql<Row>(this.em.fork(), `${selectTherapistRecordsSql} order by t.name, t.id`);
    return rows.map((row) => ({ ...toTherapistRecordDto(row), user_email: row.user_email }));
  }

  /** Returns one therapist. @throws NotFoundError */
  async byId(id: string): Promise<TherapistRecordDto> {
    const [row] = await sql<Row>(this.em.fork(), `${selectTherapistRecordsSql} and t.id = $1`, [id]);
    if (!row) throw new NotFoundError('There is no such therapist');
    return toTherapistRecordDto(row);
  }

  /** Returns the therapist whom a user signs in as. @throws NotFoundError for a user who is no therapist */
  async byUser(userId: string): Promise<TherapistRecordDto> {
    const [row] = await sql<Row>(this.em.fork(), `${selectTherapistRecordsSql} and t.user_id = $1`, [userId]);
    if (!row) throw new NotFoundError("You don't have a therapist profile yet. Please contact an administrator.");
    return toTherapistRecordDto(row);
  }
}

function toTherapistRecordDto({ user_email: _, ...row }: Row): TherapistRecordDto {
  return {
    ...row,
    hourly_rate: row.hourly_rate === null ? null : toAmount(parseCents(row.hourly_rate)),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}

const selectTherapistRecordsSql = /* sql */ `
  select t.id, t.name, t.slug, t.bio, t.association, t.provider_number, t.specialties, t.hourly_rate::text as hourly_rate, t.rating::float8 as rating,
    t.available_slots, t.image_url, t.is_active, t.updated_at, t.version, u.email as user_email
  from therapists t left join users u on u.id = t.user_id
  where not t.is_unassigned`;
