/**
 * Returns SQL of the client of a row that is rebuilt from events: where none says, the one that it was given when
 * clients got ids of their own.
 * @param row alias of a row with `id` and `client_id`
 */
export const earlierClientSql = (row: string): string =>
  `coalesce(${row}.client_id, (select e.client_id from earlier_client_ids e where e.subject = ${row}.id), ${row}.id)`;
