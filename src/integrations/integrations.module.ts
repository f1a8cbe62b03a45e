import { Module, type OnModuleInit } from '@nestjs/common';
import { BookingModule } from '../booking/index.js';
import { CatalogModule } from '../catalog/index.js';
import { ClientsModule } from '../clients/index.js';
import { PaymentsModule } from '../payments/index.js';
import { provideConfig } from '../platform/environment.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { SchedulingModule } from '../scheduling/index.js';
import { IntegrationsConfig } from './integrations.config.js';
import { integrationsEventTypes } from './integrations.event-types.js';
import { AvailabilityV1Controller } from './v1/availability.controller.js';
import { BookingsOfKeysQuery } from './v1/bookings-of-keys.query.js';
import { BookingsV1Controller } from './v1/bookings.controller.js';
import { CatalogV1Controller } from './v1/catalog.controller.js';
import { ClientsV1Controller } from './v1/clients.controller.js';
import { SalesV1Controller } from './v1/sales.controller.js';
import { ShopTimes } from './v1/shop-times.js';
import {
  AddWebhookEndpointHandler,
  RemoveWebhookEndpointHandler,
  ResendWebhookMessageHandler,
  RotateWebhookSecretHandler,
  TestWebhookEndpointHandler,
} from './webhooks/change-webhook-endpoints.js';
import { EndWebhookEndpointHandler } from './webhooks/end-webhook-endpoint.js';
import { TellEndpoints } from './webhooks/tell-endpoints.js';
import { WebhookSecrets } from './webhooks/webhook-secrets.js';
import { WebhooksController } from './webhooks/webhooks.controller.js';
import { WebhooksQuery } from './webhooks/webhooks.query.js';

/** The module that other programs build on: the API of version 1, by keys, and webhooks, which tell them what happens. */
@Module({
  imports: [CatalogModule, SchedulingModule, ClientsModule, BookingModule, PaymentsModule],
  controllers: [
    CatalogV1Controller,
    AvailabilityV1Controller,
    BookingsV1Controller,
    ClientsV1Controller,
    SalesV1Controller,
    WebhooksController,
  ],
  providers: [
    provideConfig(IntegrationsConfig),
    BookingsOfKeysQuery,
    ShopTimes,
    WebhookSecrets,
    WebhooksQuery,
    TellEndpoints,
    AddWebhookEndpointHandler,
    RemoveWebhookEndpointHandler,
    RotateWebhookSecretHandler,
    TestWebhookEndpointHandler,
    ResendWebhookMessageHandler,
    EndWebhookEndpointHandler,
  ],
})
export class IntegrationsModule implements OnModuleInit {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  onModuleInit(): void {
    this.eventTypes.register('integrations', integrationsEventTypes);
  }
}
