/**
 * Returns SQL of the ids of a person, column `id`: the given one, and all that it was merged with.
 * @param clientId an SQL expression; a column with its table, since `id` alone would be that of each record
 */
export const personIdsSql = (clientId: string): string => /* sql */ `
  select ${clientId} as id
  union
  select merged.id from (select coalesce(root_id, id) as id from clients where id = ${clientId}) root
  join clients merged on merged.id = root.id or merged.root_id = root.id`;

/**
 * Returns SQL of the id that stands for a person: of the record that the others were merged into.
 * @param clientId an SQL expression; a column with its table, since `id` alone would be that of each record
 */
export const personIdSql = (clientId: string): string =>
  `coalesce((select r.root_id from clients r where r.id = ${clientId}), ${clientId})`;
