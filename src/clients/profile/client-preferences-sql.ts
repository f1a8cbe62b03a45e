/**
 * Returns SQL of the preferences of a client as JSON with `therapist_name` and `pressure`, each null where nothing is
 * known; of merged records what the one that stands for the person says, else another. Null without any.
 * @param clientId an SQL expression
 */
export const clientPreferencesSql = (clientId: string): string => /* sql */ `(
  select json_build_object('therapist_name', (select name from therapists where id = joined.therapist_id), 'pressure', joined.pressure)
  from (
    select ${firstSaidSql('preferred_therapist_id')} as therapist_id, ${firstSaidSql('preferred_pressure')} as pressure
    from clients record
    join clients said on said.id = coalesce(record.root_id, record.id) or said.root_id = coalesce(record.root_id, record.id)
    where record.id = ${clientId}
  ) joined
  where joined.therapist_id is not null or joined.pressure is not null)`;

/**
 * Returns SQL of what a person's records `said` say: the record that stands for the person, else another.
 * @param unless the column that is null where nothing is said; the same by default
 */
export function firstSaidSql(column: string, unless = column): string {
  return `(array_agg(said.${column} order by said.root_id is not null, said.id) filter (where said.${unless} is not null))[1]`;
}
