/** SQL: the name of a booking's client as the desk reads it, which is blank once the client was erased. */
export const clientNameSql = (alias = 'bookings'): string =>
  `coalesce(nullif(${alias}.client_name, ''), 'an erased client')`;
