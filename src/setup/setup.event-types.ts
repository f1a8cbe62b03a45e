import { deleted, exported, updated, type EventTypes } from '../platform/event-log/event-type.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';
import type { ImportKind } from './import/import-kinds.js';

export class TestMailRequested extends RecordedEvent<{ email: string; mail_id: string }> {}
export class TestMailReceived extends RecordedEvent<{ mail_id: string }> {}
export class SetupChecklistHidden extends RecordedEvent {}
export class ShopExported extends RecordedEvent<{ client_count: number; booking_count: number }> {}

/** The undo of a whole import, whose stream is the import's id. */
export class ImportUndoStarted extends RecordedEvent<{ kind: ImportKind }> {}
/** The end of that undo. `undone` and `kept` count the records that it has removed and left. */
export class ImportUndone extends RecordedEvent<{ kind: ImportKind; undone: number; kept: number }> {}

/** The stream of all other setup events. */
export const SETUP_STREAM = '5e70f000-0000-4000-8000-000000000001';

export const setupEventTypes = {
  TestMailRequested: updated(TestMailRequested, 'setup_test_mail', ['email'], 'Sent a test mail to {email}'),
  TestMailReceived: updated(TestMailReceived, 'setup_test_mail_received', [], 'The test mail was received'),
  SetupChecklistHidden: updated(
    SetupChecklistHidden,
    'setup_checklist_hide',
    [],
    'Hid the list of what a new shop needs',
  ),
  ShopExported: exported(
    ShopExported,
    'export_shop',
    ['client_count', 'booking_count'],
    'Exported the shop’s data: {client_count:client|clients} and {booking_count:booking|bookings}',
  ),
  ImportUndoStarted: updated(
    ImportUndoStarted,
    'import_undo_start',
    { import_id: 'stream', imported: 'data.kind' },
    'Started to undo an import of {imported}',
  ),
  ImportUndone: deleted(
    ImportUndone,
    'import_undo',
    { import_id: 'stream', imported: 'data.kind', undone: 'data.undone', kept: 'data.kept' },
    'Undid an import of {imported}: {undone:record|records} removed, {kept:record|records} kept',
  ),
} satisfies EventTypes;
