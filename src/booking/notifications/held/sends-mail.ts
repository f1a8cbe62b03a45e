import type { Actor } from '../../../kernel/actor.js';
import type { EventTypeRegistry } from '../../../platform/event-log/event-type-registry.js';
import { type NotificationRule, notificationRules } from '../notification-rules.js';

interface StoredEvent {
  type: string;
  data: object;
  actor: Actor;
}

/** Returns the rule by which a stored event mails the client or the shop without anybody having asked for the mail. */
export function findMailRule(
  eventTypes: EventTypeRegistry,
  to: NotificationRule['recipient'],
  { type, data, actor }: StoredEvent,
): NotificationRule | undefined {
  return notificationRules.find(
    ({ event, recipient, isAskedFor, message }) =>
      recipient === to && !isAskedFor && eventTypes.getName(event) === type && message(data, actor) !== null,
  );
}

/** Whether a stored event mails the client or the shop without anybody having asked for the mail. */
export const sendsMail = (...params: Parameters<typeof findMailRule>): boolean => findMailRule(...params) !== undefined;
