import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  AddService,
  AddTherapist,
  type BookingRules,
  type Setting,
  SaveSetting,
  ServiceCatalog,
  SetTreatments,
  TherapistService,
} from '../../catalog/index.js';
import { CreateUser } from '../../identity/index.js';
import { sql } from '../../platform/database/sql.js';
import { type Actor, system } from '../../kernel/actor.js';
import { AddTimeSlot, TimeSlotsQuery } from '../../scheduling/index.js';
import { cancellationPolicy, shopDetails, timeSlots } from '../content/longwater.js';
import { services } from '../content/services.js';
import { demoAccounts } from '../content/demo-accounts.js';
import { type DemoTherapist, therapists } from '../content/therapists.js';
import { toTreatments } from '../content/treatments.js';

/** Seeds the demo shop's settings, accounts, services, therapists with what they give, and time slots. */
@Injectable()
export class DemoBaseData {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly services: ServiceCatalog,
    private readonly therapists: TherapistService,
    private readonly timeSlots: TimeSlotsQuery,
  ) {}

  /** Seeds the data. @returns the admin in whose name it was entered */
  async seed(bookingRules: BookingRules, hours: Setting<'business_hours'>): Promise<Actor> {
    const em = this.em.fork();
    const users = new Map<string, string>();
    for (const signIn of demoAccounts) users.set(signIn.email, await this.findOrCreateUser(signIn));
    const [{ email }] = demoAccounts;
    const admin: Actor = { kind: 'user', id: users.get(email) ?? '', email };

    await this.commands.execute(new SaveSetting('shop_details', shopDetails, admin));
    await this.commands.execute(new SaveSetting('booking_rules', bookingRules, admin));
    await this.commands.execute(new SaveSetting('business_hours', hours, admin));
    await this.commands.execute(new SaveSetting('cancellation_policy', cancellationPolicy, admin));
    for (const { id, ...service } of services) {
      if (!(await this.services.findById(em, id))) await this.commands.execute(new AddService(id, service, admin));
    }
    for (const each of therapists) {
      const { id, week: _week, ownTerms: _ownTerms, ...therapist } = each;
      const signIn = demoAccounts.find((each) => each.therapist === therapist.name);
      const userId = (signIn && users.get(signIn.email)) ?? null;
      if (!(await this.therapists.findById(em, id)))
        await this.commands.execute(new AddTherapist(id, { ...therapist, userId }, admin));
      if (each.ownTerms) await this.setTreatments(em, each, admin);
    }
    const offered = new Set((await this.timeSlots.offered()).map(({ id }) => id));
    for (const { id, ...slot } of timeSlots)
      if (!offered.has(id)) await this.commands.execute(new AddTimeSlot(id, slot, admin));
    return admin;
  }

  private async setTreatments(em: EntityManager, therapist: DemoTherapist, by: Actor): Promise<void> {
    const { id } = therapist;
    const [stored] = await sql<{ version: number }>(em, 'select version from therapists where id = $1', [id]);
    await this.commands.execute(new SetTreatments(id, toTreatments(therapist), stored!.version, by));
  }

  private async findOrCreateUser({ email, password, role }: (typeof demoAccounts)[number]): Promise<string> {
    const [existing] = await sql<{ id: string }>(this.em.fork(), 'select id from users where lower(email) = $1', [
      email,
    ]);
    return existing?.id ?? (await this.commands.execute(new CreateUser({ email, password, role }, system)));
  }
}
