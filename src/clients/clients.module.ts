import { Module, type OnModuleInit } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { ClientNames } from './records/client-names.js';
import { clientsEventTypes } from './clients.event-types.js';
import { ClientSeparator } from './merging/client-separator.js';
import { ConfirmClientNamesHandler } from './merging/confirm-client-names.js';
import { MergeClientsHandler } from './merging/merge-clients.js';
import { UnmergeClientHandler } from './merging/unmerge-client.js';
import { AddClientNoteHandler } from './notes/add-client-note.js';
import { ChangeClientAlertHandler } from './notes/change-client-alert.js';
import { ClientNotesQuery } from './notes/client-notes.query.js';
import { NoteMover } from './notes/note-mover.js';
import { RemoveClientNoteHandler } from './notes/remove-client-note.js';
import { ChangeClientProfileHandler } from './profile/change-client-profile.js';
import { ClientProfilesQuery } from './profile/client-profiles.query.js';
import { AddClientHandler } from './records/add-client.js';
import { ClientListQuery } from './search/client-list.query.js';
import { ClientEraser } from './records/client-eraser.js';
import { ClientIdentitiesCheck } from './records/client-identities.check.js';
import { ClientRecordSearch } from './search/client-record-search.js';
import { ClientRecords } from './records/client-records.js';
import { ClientStates } from './records/client-states.js';
import { ClientWriter } from './records/client-writer.js';
import { ClientsProjection } from './records/clients.projection.js';
import { ClientsFile } from './export/clients.shop-file.js';
import { ClientsDataExporter } from './records/clients.personal-data.js';
import { ContactHoldersQuery } from './search/contact-holders.query.js';
import { NamedClientsQuery } from './search/named-clients.query.js';
import { IdentitySearch } from './search/identity-search.js';
import { ImportedClientsUndoer } from './records/imported-clients-undoer.js';
import { ImportClientsHandler } from './records/import-clients.js';

/** The module of the people whom the shop knows, whether or not they have a booking. */
@Module({
  imports: [CatalogModule],
  providers: [
    ClientNames,
    AddClientHandler,
    ClientListQuery,
    ImportClientsHandler,
    ImportedClientsUndoer,
    ClientWriter,
    ClientRecords,
    ChangeClientAlertHandler,
    ChangeClientProfileHandler,
    ClientProfilesQuery,
    AddClientNoteHandler,
    RemoveClientNoteHandler,
    MergeClientsHandler,
    ConfirmClientNamesHandler,
    NoteMover,
    ClientSeparator,
    UnmergeClientHandler,
    ClientNotesQuery,
    ClientsProjection,
    ClientEraser,
    ClientStates,
    ClientRecordSearch,
    ClientIdentitiesCheck,
    IdentitySearch,
    ContactHoldersQuery,
    NamedClientsQuery,
    ClientsDataExporter,
    ClientsFile,
  ],
  exports: [
    ClientEraser,
    ClientListQuery,
    ClientSeparator,
    ImportedClientsUndoer,
    ClientStates,
    ClientNotesQuery,
    ClientProfilesQuery,
    ContactHoldersQuery,
    NamedClientsQuery,
    IdentitySearch,
    NoteMover,
  ],
})
export class ClientsModule implements OnModuleInit {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  onModuleInit(): void {
    this.eventTypes.register('clients', clientsEventTypes);
  }
}
