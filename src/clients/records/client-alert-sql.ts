/** Separates the alerts of a person's records, which are shown as one line. */
export const ALERT_SEPARATOR = ' · ';

/**
 * Returns SQL of the alert of a client: those of all records of the person in one line. That of the record that stands for
 * the person comes first.
 * @param clientId an SQL expression
 */
export const clientAlertSql = (clientId: string): string => /* sql */ `(
  select string_agg(each.alert, '${ALERT_SEPARATOR}' order by each.is_merged, each.id)
  from (
    select distinct on (alerting.alert) alerting.alert, alerting.root_id is not null as is_merged, alerting.id
    from clients record
    join clients alerting on (alerting.id = coalesce(record.root_id, record.id) or alerting.root_id = coalesce(record.root_id, record.id))
      and alerting.alert is not null
    where record.id = ${clientId}
    order by alerting.alert, is_merged, alerting.id
  ) each)`;
