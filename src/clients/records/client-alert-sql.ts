/**
 * Returns SQL of the alert for a customer key, from any record of the person; the record that stands for the person
 * comes first.
 * @param customerKey an SQL expression
 */
export const clientAlertSql = (customerKey: string): string => /* sql */ `(
  select alerting.alert from (
    select coalesce(root_id, id) as id from clients where customer_key = ${customerKey} order by clients.id limit 1) person
  join clients alerting on (alerting.id = person.id or alerting.root_id = person.id) and alerting.alert is not null
  order by alerting.root_id nulls first, alerting.id limit 1)`;
