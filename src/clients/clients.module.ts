import { Module, type OnModuleInit } from '@nestjs/common';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { clientsEventTypes } from './clients.event-types.js';
import { ClientEraser } from './records/client-eraser.js';
import { ClientStates } from './records/client-states.js';
import { ClientWriter } from './records/client-writer.js';
import { ClientsProjection } from './records/clients.projection.js';
import { ClientsDataExporter } from './records/clients.personal-data.js';
import { ImportClientsHandler } from './records/import-clients.js';

/** The people whom the shop knows, whether or not they have a booking. */
@Module({
  providers: [ImportClientsHandler, ClientWriter, ClientsProjection, ClientEraser, ClientStates, ClientsDataExporter],
  exports: [ClientEraser, ClientStates],
})
export class ClientsModule implements OnModuleInit {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  onModuleInit(): void {
    this.eventTypes.register('clients', clientsEventTypes);
  }
}
