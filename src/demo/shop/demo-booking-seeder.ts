import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CancelBooking, CompleteBooking, ConfirmBooking, RequestBooking } from '../../booking/index.js';
import { TherapistService } from '../../catalog/index.js';
import type { LocalDateTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { type Actor, system } from '../../kernel/actor.js';
import { type PlannedStep, planBookings } from './booking-plan.js';

export type SeedProgress = (done: number, total: number) => void;

/** Carries out the plan of bookings, each step at its planned time. */
@Injectable()
export class DemoBookingSeeder {
  constructor(
    private readonly commands: CommandBus,
    private readonly therapists: TherapistService,
    private readonly clock: ShopClock,
  ) {}

  /** Carries out the plan. @param onProgress receives the number of steps that are done, and of all */
  async seed(
    now: LocalDateTime,
    setTime: (past: Date) => void,
    admin: Actor,
    onProgress: SeedProgress = () => undefined,
  ): Promise<void> {
    const unassigned = await this.therapists.getUnassigned();
    const ids = new Map<string, string>();
    const steps = planBookings(now);
    for (const [done, step] of steps.entries()) {
      if (done % 50 === 0) onProgress(done, steps.length);
      setTime(this.clock.toInstant(step.at));
      if (step.kind === 'request') ids.set(step.key, await this.request(step, step.therapistId ?? unassigned.id));
      else await this.change(step, ids.get(step.key) ?? '', admin);
    }
  }

  private async request(
    { key, serviceId, date, time, client }: Extract<PlannedStep, { kind: 'request' }>,
    therapistId: string,
  ) {
    const input = { serviceId, therapistId, date, time, client };
    const { id } = await this.commands.execute(new RequestBooking(input, system, `demo ${key}`));
    return id;
  }

  private async change(step: Exclude<PlannedStep, { kind: 'request' }>, id: string, admin: Actor): Promise<void> {
    try {
      if (step.kind === 'confirm') await this.commands.execute(new ConfirmBooking(id, admin));
      else if (step.kind === 'complete') await this.commands.execute(new CompleteBooking(id, admin));
      else await this.commands.execute(new CancelBooking(id, step.reason, admin));
    } catch (error) {
      // A run that was cut short has done this step already.
      if (!(error instanceof BusinessRuleError)) throw error;
    }
  }
}
