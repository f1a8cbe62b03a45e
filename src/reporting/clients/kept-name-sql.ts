/**
 * Returns SQL of the name that a client keeps when others are separated from them: of the record, where there is one,
 * since its notes are about that person; else the name that is shown.
 * @param clientId an SQL expression, and so is `shown`
 */
export const keptNameSql = (clientId: string, shown: string): string => /* sql */ `coalesce((
  select nullif(btrim(record.first_name || ' ' || record.last_name), '') from clients record where record.id = ${clientId}), ${shown})`;
