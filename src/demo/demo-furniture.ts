import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Services, ShopSettings, Therapists } from '../catalog/index.js';
import { UserAccounts } from '../identity/index.js';
import { sql } from '../platform/database/sql.js';
import type { Actor } from '../platform/event-store/actor.js';
import { TimeSlots } from '../scheduling/index.js';
import { details, timeSlots } from './longwater.js';
import { services } from './services.js';
import { demoSignIns } from './sign-ins.js';
import { therapists } from './therapists.js';

/** Everything that stands in the demo shop before its first client comes. */
@Injectable()
export class DemoFurniture {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: UserAccounts,
    private readonly settings: ShopSettings,
    private readonly services: Services,
    private readonly therapists: Therapists,
    private readonly timeSlots: TimeSlots,
  ) {}

  /** @returns the admin, who brought it all in */
  async bringIn(): Promise<Actor> {
    const em = this.em.fork();
    const users = new Map<string, string>();
    for (const signIn of demoSignIns) users.set(signIn.email, await this.userFor(signIn));
    const [{ email }] = demoSignIns;
    const admin: Actor = { kind: 'user', id: users.get(email) ?? '', email };

    await this.settings.save(em, 'shop_details', details, admin);
    for (const service of services) {
      if (!(await this.services.byId(em, service.id))) await this.services.add(em, service, admin);
    }
    for (const { week: _week, ...therapist } of therapists) {
      const signIn = demoSignIns.find((each) => each.therapist === therapist.name);
      const userId = (signIn && users.get(signIn.email)) ?? null;
      if (!(await this.therapists.byId(em, therapist.id)))
        await this.therapists.add(em, { ...therapist, userId }, admin);
    }
    const offered = new Set((await this.timeSlots.offered(em)).map(({ id }) => id));
    for (const slot of timeSlots) if (!offered.has(slot.id)) await this.timeSlots.add(em, slot, admin);
    return admin;
  }

  private async userFor({ email, password, role }: (typeof demoSignIns)[number]): Promise<string> {
    const [known] = await sql<{ id: string }>(this.em.fork(), 'select id from users where lower(email) = $1', [email]);
    return known?.id ?? (await this.accounts.create({ email, password, role }));
  }
}
