/** Returns SQL of a booking's client name as the desk reads it: `an erased client` where the row's name is blank. */
export const clientNameSql = (alias = 'bookings'): string =>
  `coalesce(nullif(${alias}.client_name, ''), 'an erased client')`;
