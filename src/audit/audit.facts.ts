import type { ActionLogEntry } from '../platform/event-store/event-catalogue.js';

/** The log that left the house. What was searched for is not kept: it may be somebody's name. */
export const auditFacts = {
  ActionLogExported: {
    action_type: 'export_action_log',
    kind: 'export',
    details: ['record_count', 'format', 'kind', 'who', 'by_search', 'sealed_seq'],
  },
} as const satisfies Record<string, ActionLogEntry>;
