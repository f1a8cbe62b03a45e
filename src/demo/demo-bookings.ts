import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CancelBooking, CompleteBooking, ConfirmBooking, RequestBooking } from '../booking/index.js';
import { Therapists } from '../catalog/index.js';
import type { LocalDateTime } from '../platform/clock/local-time.js';
import { ShopClock } from '../platform/clock/shop-clock.js';
import { RuleBroken } from '../platform/decider.js';
import { type Actor, system } from '../platform/event-store/actor.js';
import { type Act, bookingPlan } from './booking-plan.js';

/** Plays the plan of bookings, each step at its own time. */
@Injectable()
export class DemoBookings {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly therapists: Therapists,
    private readonly clock: ShopClock,
  ) {}

  async make(now: LocalDateTime, goTo: (past: Date) => void, admin: Actor): Promise<void> {
    const unassigned = await this.therapists.unassigned(this.em.fork());
    const ids = new Map<string, string>();
    for (const act of bookingPlan(now)) {
      goTo(this.clock.instantOf(act.at));
      if (act.kind === 'request') ids.set(act.key, await this.request(act, act.therapistId ?? unassigned.id));
      else await this.change(act, ids.get(act.key) ?? '', admin);
    }
  }

  private async request({ key, serviceId, date, time, client }: Extract<Act, { kind: 'request' }>, therapistId: string) {
    const wanted = { serviceId, therapistId, date, time, client };
    const { id } = await this.commands.execute(new RequestBooking(wanted, system, `demo ${key}`));
    return id;
  }

  private async change(act: Exclude<Act, { kind: 'request' }>, id: string, admin: Actor): Promise<void> {
    try {
      if (act.kind === 'confirm') await this.commands.execute(new ConfirmBooking(id, admin));
      else if (act.kind === 'complete') await this.commands.execute(new CompleteBooking(id, admin));
      else await this.commands.execute(new CancelBooking(id, act.reason, admin));
    } catch (error) {
      // A run that was cut short has done this step already.
      if (!(error instanceof RuleBroken)) throw error;
    }
  }
}
