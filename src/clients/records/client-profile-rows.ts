import { type Executor, sql } from '../../platform/database/sql.js';
import { type ClientProfile, joinProfiles, type Pressure } from './client-profile.js';

/** The profile on one record. */
interface RecordedProfile {
  /** Id of the record. */
  id: string;
  profile: ClientProfile;
}

/** Reads the profiles of records. @returns one for each id of a record, in the order of the ids */
export async function readProfiles(db: Executor, ids: readonly string[]): Promise<RecordedProfile[]> {
  const rows = await sql<ProfileRow>(db, selectSql, [ids]);
  return rows.map(({ id, tags, therapistId, pressure, month, day, year }) => ({
    id,
    profile: {
      tags,
      preferredTherapistId: therapistId,
      preferredPressure: pressure,
      birthday: month === null || day === null ? null : { month, day, year },
    },
  }));
}

/** Reads the profile of a person. @param ids ids of their records, the one that stands for them first */
export async function readPersonProfile(db: Executor, ids: readonly string[]): Promise<ClientProfile> {
  return joinProfiles((await readProfiles(db, ids)).map(({ profile }) => profile));
}

/** Writes the profile of a record in place of the one that it had. */
export async function setProfile(db: Executor, id: string, profile: ClientProfile, at: Date): Promise<void> {
  const { tags, preferredTherapistId, preferredPressure, birthday } = profile;
  const born = [birthday?.month ?? null, birthday?.day ?? null, birthday?.year ?? null];
  await sql(db, updateSql, [id, preferredTherapistId, preferredPressure, ...born, at]);
  await sql(db, 'delete from client_tags where client_id = $1', [id]);
  await sql(db, insertTagsSql, [id, tags]);
}

interface ProfileRow {
  id: string;
  tags: string[];
  therapistId: string | null;
  pressure: Pressure | null;
  month: number | null;
  day: number | null;
  year: number | null;
}

const selectSql = /* sql */ `
  select c.id, array(select tag from client_tags t where t.client_id = c.id order by t.folded, t.tag) as tags,
    c.preferred_therapist_id as "therapistId", c.preferred_pressure as pressure,
    c.birth_month as month, c.birth_day as day, c.birth_year as year
  from unnest($1::uuid[]) with ordinality as wanted (id, nth) join clients c on c.id = wanted.id order by wanted.nth`;

const updateSql = /* sql */ `
  update clients set preferred_therapist_id = $2, preferred_pressure = $3, birth_month = $4, birth_day = $5, birth_year = $6,
    updated_at = $7
  where id = $1`;

const insertTagsSql = /* sql */ `insert into client_tags (client_id, tag, folded) select $1, tag, fold(tag) from unnest($2::text[]) as tag`;
