import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { toMonday } from '../../../src/kernel/local-time.js';
import { ChangeClientAlert, ImportClients } from '../../../src/clients/index.js';
import type { Actor } from '../../../src/kernel/actor.js';
import { ShopClock } from '../../../src/platform/clock/shop-clock.js';
import { sql } from '../../../src/platform/database/sql.js';
import { AddPatterns, type Pattern } from '../../../src/scheduling/index.js';
import { fakeClient, countRegulars } from '../../../src/demo/content/fake-clients.js';
import type { OnProgress } from '../../../src/demo/bulk/bulk-loader.js';
import { findHours, isWorkingOn, type StaffMember } from './shifts.js';

const CLIENTS_AT_A_TIME = 500;
const PATTERNS_AT_A_TIME = 20;

/** One in this many clients on record has an alert. */
const ONE_ALERT_IN = 50;

/** One in this many therapists has no pattern: their weeks are entered by hand. */
const ONE_WITHOUT_PATTERN_IN = 8;

const alerts = ['Nut oil allergy', 'Pregnant: side-lying only', 'Pays by invoice', 'Needs the ground floor'];

interface RecordsInput {
  /** Number of different clients. */
  people: number;
  staff: readonly StaffMember[];
  admin: Actor;
  onProgress: OnProgress;
}

/** Seeds the large shop's records of regular clients, alerts and patterns. */
@Injectable()
export class LargeShopRecords {
  constructor(
    private readonly orm: MikroORM,
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
  ) {}

  async seed({ people, staff, admin, onProgress }: RecordsInput): Promise<void> {
    const regulars = countRegulars(people);
    for (let first = 0; first < regulars; first += CLIENTS_AT_A_TIME) {
      onProgress('clients on record', first, regulars);
      const count = Math.min(CLIENTS_AT_A_TIME, regulars - first);
      const clients = Array.from({ length: count }, (_, nth) => toImportedClient(first + nth));
      await this.commands.execute(new ImportClients(clients, admin, false));
      const keys = clients.map(({ externalId }) => externalId).filter((_, nth) => (first + nth) % ONE_ALERT_IN === 0);
      for (const { id, lastName } of await sql<AlertedClient>(this.orm.em.fork(), alertedSql, [keys])) {
        const alert = alerts[lastName.length % alerts.length]!;
        await this.commands.execute(new ChangeClientAlert(id, alert, admin));
      }
    }
    const regular = staff.filter(({ number }) => number % ONE_WITHOUT_PATTERN_IN !== 0);
    for (let first = 0; first < regular.length; first += PATTERNS_AT_A_TIME) {
      onProgress('patterns', first, regular.length);
      const patterns = regular.slice(first, first + PATTERNS_AT_A_TIME).map((member) => this.toPattern(member));
      await this.commands.execute(new AddPatterns(randomUUIDv7(), { patterns, replaces: [] }, admin, true));
    }
  }

  /** Makes a pattern of the therapist's usual week. */
  private toPattern(member: StaffMember): Pattern {
    const today = this.clock.today();
    const weekdays = [1, 2, 3, 4, 5, 6, 7].filter((weekday) => isWorkingOn(member, weekday));
    return {
      id: randomUUIDv7(),
      therapistId: member.id,
      weeks: 1,
      firstMonday: toMonday(today),
      firstDate: today,
      lastDate: null,
      shifts: weekdays.map((weekday) => ({ week: 1, weekday, ...findHours(member), shift_type: 'custom' })),
    };
  }
}

function toImportedClient(number: number) {
  const { firstName, lastName, phone, email } = fakeClient(number);
  const details = { firstName, lastName, phone, email, notes: null };
  return { externalId: `client-${number}`, details, alert: null, profile: null, isExported: false };
}

interface AlertedClient {
  id: string;
  lastName: string;
}

const alertedSql = /* sql */ `
  select id, last_name as "lastName" from clients where external_id = any ($1::text[]) order by external_id`;
