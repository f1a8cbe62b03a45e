import type { ActionLogEntry } from '../platform/event-store/event-catalogue.js';

export const identityFacts: Record<string, ActionLogEntry> = {
  UserCreated: { action_type: 'user_create', kind: 'create', details: ['email', 'role'] },
};
