import type { ActionLogEntry } from '../platform/event-store/event-catalogue.js';

export const auditFacts = {
  /** The log that left the house. What was searched for is not kept: it may be somebody's name. */
  ActionLogExported: {
    action_type: 'export_action_log',
    kind: 'export',
    details: ['record_count', 'format', 'kind', 'who', 'by_search', 'sealed_seq'],
  },
  /** Said once for each complaint. */
  ActionLogFoundBroken: { action_type: 'action_log_broken', kind: 'update', details: ['broken_seq', 'complaint', 'verified_seq'] },
} as const satisfies Record<string, ActionLogEntry>;
