import type { Actor } from '../../../kernel/actor.js';
import type { EventTypeRegistry } from '../../../platform/event-log/event-type-registry.js';
import { notificationRules } from '../notification-rules.js';

/** Whether a stored event mails the client without anybody having asked for the mail. */
export function sendsClientMail(
  eventTypes: EventTypeRegistry,
  { type, data, actor }: { type: string; data: object; actor: Actor },
): boolean {
  const rule = notificationRules.find(
    ({ event, recipient, isAskedFor }) => recipient === 'client' && !isAskedFor && eventTypes.getName(event) === type,
  );
  return rule !== undefined && rule.message(data, actor) !== null;
}
