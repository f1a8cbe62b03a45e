import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ChangeClientAlert, ImportClients } from '../../clients/index.js';
import type { Actor } from '../../kernel/actor.js';
import { sql } from '../../platform/database/sql.js';
import { alerts, regularClients } from '../content/clients.js';

/** Seeds the records of the demo's regular clients, and the notices about some of them. */
@Injectable()
export class DemoRecords {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
  ) {}

  /** Seeds what is not there yet. */
  async seed(by: Actor): Promise<void> {
    const clients = regularClients.map(({ id, ...details }) => ({
      externalId: id,
      details: { ...details, notes: null },
      alert: null,
      profile: null,
      isExported: false,
    }));
    await this.commands.execute(new ImportClients(clients, by, false));
    for (const [name, alert] of Object.entries(alerts)) {
      const [client] = await sql<{ id: string }>(this.em.fork(), clientSql, [name]);
      if (client) await this.commands.execute(new ChangeClientAlert(client.id, alert, by));
    }
  }
}

const clientSql = /* sql */ `
  select id from clients where first_name || ' ' || last_name = $1 and external_id is not null and alert is null`;
