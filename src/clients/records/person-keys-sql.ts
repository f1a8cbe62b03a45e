/**
 * Returns SQL of the customer keys of a person, column `key`: the given one, and those of all records that its record
 * was merged with.
 * @param customerKey an SQL expression
 */
export const personKeysSql = (customerKey: string): string => /* sql */ `
  select ${customerKey} as key
  union
  select merged.customer_key from (
    select coalesce(root_id, id) as id from clients where customer_key = ${customerKey} order by clients.id limit 1) person
  join clients merged on merged.id = person.id or merged.root_id = person.id
  where merged.customer_key is not null`;
