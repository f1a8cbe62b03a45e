import { Migration } from '@mikro-orm/migrations';
import { audit } from './baseline/audit.js';
import { booking } from './baseline/booking.js';
import { catalog } from './baseline/catalog.js';
import { clients } from './baseline/clients.js';
import { deliveries } from './baseline/deliveries.js';
import { eventLog } from './baseline/event-log.js';
import { identity } from './baseline/identity.js';
import { platform } from './baseline/platform.js';
import { reporting } from './baseline/reporting.js';
import { scheduling } from './baseline/scheduling.js';

/**
 * The tables of version 32e1db67, by topic. It takes the place of the 70 migrations up to that version: a database that has
 * been through all of them counts as having it, see `schema-version.ts`. Names and columns of the shop's own documents are
 * kept, so that an operator finds them by SQL.
 */
export class Migration20261203120000_baseline extends Migration {
  override up(): void {
    this.addSql('create extension if not exists btree_gist; create extension if not exists pg_trgm');
    for (const topic of [
      platform,
      eventLog,
      deliveries,
      identity,
      catalog,
      scheduling,
      clients,
      booking,
      reporting,
      audit,
    ])
      this.addSql(topic);
  }
}
