import { personIdSql } from '../merging/person-ids-sql.js';

/**
 * Returns SQL of the key of a client in the files of an export: that of the file that brought them here, else their id.
 * Of somebody who was merged it is the key of the person.
 * @param clientId an SQL expression; a column with its table
 */
export const clientKeySql = (clientId: string): string => /* sql */ `
  coalesce((select keyed.external_id from clients keyed where keyed.id = ${personIdSql(clientId)}), ${personIdSql(clientId)}::text)`;

/**
 * Returns SQL of whether somebody is a client on record who was not erased.
 * @param clientId an SQL expression; a column with its table
 */
export const isOnRecordSql = (clientId: string): string => /* sql */ `
  exists (select from clients record where record.id = ${personIdSql(clientId)} and record.erased_at is null)`;
