import { created, deleted, type EventTypes, updated } from '../platform/event-log/event-type.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';

/** Events of webhook endpoints, whose stream is the endpoint's id. */
export class WebhookEndpointAdded extends RecordedEvent<{ url: string; types: readonly string[] }> {}
export class WebhookEndpointRemoved extends RecordedEvent<{ url: string }> {}
/** The endpoint answered that it is gone. */
export class WebhookEndpointEnded extends RecordedEvent<{ url: string }> {}
export class WebhookSecretRotated extends RecordedEvent<{ url: string }> {}
export class WebhookTested extends RecordedEvent<{ url: string }> {}

export const integrationsEventTypes = {
  WebhookEndpointAdded: created(
    WebhookEndpointAdded,
    'webhook_create',
    ['url', 'types'],
    'Added the webhook {url}, which is told {types:list}',
  ),
  WebhookEndpointRemoved: deleted(WebhookEndpointRemoved, 'webhook_remove', ['url'], 'Removed the webhook {url}'),
  WebhookEndpointEnded: deleted(WebhookEndpointEnded, 'webhook_end', ['url'], 'The webhook {url} said that it is gone'),
  WebhookSecretRotated: updated(WebhookSecretRotated, 'webhook_rotate', ['url'], 'Gave the webhook {url} a new secret'),
  WebhookTested: updated(WebhookTested, 'webhook_test', ['url'], 'Sent a test event to the webhook {url}'),
} satisfies EventTypes;
