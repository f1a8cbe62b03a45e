import type { EventTypes } from '../platform/event-log/event-type-registry.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';

export class TestMailRequested extends RecordedEvent<{ email: string; mail_id: string }> {}
export class TestMailReceived extends RecordedEvent<{ mail_id: string }> {}
export class SetupChecklistHidden extends RecordedEvent {}

/** The stream of all setup events. */
export const SETUP_STREAM = '5e70f000-0000-4000-8000-000000000001';

export const setupEventTypes = {
  TestMailRequested: {
    event: TestMailRequested,
    action_type: 'setup_test_mail',
    kind: 'update',
    details: ['email'],
  },
  TestMailReceived: { event: TestMailReceived, action_type: 'setup_test_mail_received', kind: 'update', details: [] },
  SetupChecklistHidden: {
    event: SetupChecklistHidden,
    action_type: 'setup_checklist_hide',
    kind: 'update',
    details: [],
  },
} as const satisfies EventTypes;
