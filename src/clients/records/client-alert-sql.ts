/**
 * Returns SQL of the alert of a client, from any record of the person; the record that stands for the person comes
 * first.
 * @param clientId an SQL expression
 */
export const clientAlertSql = (clientId: string): string => /* sql */ `(
  select alerting.alert from clients record
  join clients alerting on (alerting.id = coalesce(record.root_id, record.id) or alerting.root_id = coalesce(record.root_id, record.id))
    and alerting.alert is not null
  where record.id = ${clientId}
  order by alerting.root_id nulls first, alerting.id limit 1)`;
