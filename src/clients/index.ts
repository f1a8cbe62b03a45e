export { NOTE_KINDS, NOTE_SOURCES, type NoteKind, type NoteSource } from './clients.event-types.js';
export { ClientsModule } from './clients.module.js';
export { ClientSeparator } from './merging/client-separator.js';
export { ConfirmClientNames, confirmedNamesSql } from './merging/confirm-client-names.js';
export { MergeClients } from './merging/merge-clients.js';
export { UnmergeClient } from './merging/unmerge-client.js';
export { AddClientNote } from './notes/add-client-note.js';
export { ChangeClientAlert, MAX_ALERT_LENGTH } from './notes/change-client-alert.js';
export { ClientNotesQuery } from './notes/client-notes.query.js';
export { NoteMover } from './notes/note-mover.js';
export { RemoveClientNote } from './notes/remove-client-note.js';
export { ChangeClientProfile } from './profile/change-client-profile.js';
export { clientPreferencesSql, firstSaidSql } from './profile/client-preferences-sql.js';
export { ClientProfilesQuery } from './profile/client-profiles.query.js';
export {
  type Birthday,
  type ClientProfile,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  isBirthday,
  MIN_BIRTH_YEAR,
  normalizeTags,
  type Pressure,
  PRESSURES,
} from './records/client-profile.js';
export { AddClient } from './records/add-client.js';
export { ClientListQuery, type ListedClient } from './search/client-list.query.js';
export { ALERT_SEPARATOR, clientAlertSql } from './records/client-alert-sql.js';
export { personIdSql, personIdsSql } from './merging/person-ids-sql.js';
export { CLIENT_FILE_COLUMNS } from './export/client-file-columns.js';
export { clientKeySql, isOnRecordSql } from './export/listed-client-sql.js';
export type { ClientDetails, ImportedClient } from './records/client-details.js';
export { ClientEraser } from './records/client-eraser.js';
export { type ClientState, ClientStates } from './records/client-states.js';
export { earlierClientSql } from './merging/earlier-client-sql.js';
export { ImportedClientsUndoer } from './records/imported-clients-undoer.js';
export { holdImport, type ImportedRecord, keepImportedRecords } from './records/imported-records.js';
export { ImportClients } from './records/import-clients.js';
export {
  hasShortWord,
  isLongEnough,
  isPhoneSearch,
  toIdentityConditions,
  type WordMatch,
} from './search/identity-conditions.js';
export { ContactHoldersQuery } from './search/contact-holders.query.js';
export { type NamedClient, NamedClientsQuery } from './search/named-clients.query.js';
export { bookedClient, IdentitySearch } from './search/identity-search.js';
export { resolveClientId } from './records/resolve-client-id.js';
