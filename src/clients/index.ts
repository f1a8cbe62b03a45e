export { ClientsModule } from './clients.module.js';
export type { ClientDetails, ImportedClient } from './records/client-details.js';
export { ClientEraser } from './records/client-eraser.js';
export { type ClientState, ClientStates } from './records/client-states.js';
export { ImportClients } from './records/import-clients.js';
