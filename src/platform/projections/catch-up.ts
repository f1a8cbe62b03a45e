import type { INestApplicationContext } from '@nestjs/common';
import { Projector } from './projector.js';
import { Relay } from '../event-log/relay/relay.js';

/**
 * Waits until every event has its sequence number and every read model has followed it: for commands beside the
 * product.
 */
export async function catchUp(app: INestApplicationContext): Promise<void> {
  while (await app.get(Relay).step());
  while (await app.get(Projector).step());
}
