import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { SetCommissionRate } from '../../payments/index.js';
import { commission } from '../content/commission.js';
import { services } from '../content/services.js';
import { therapists } from '../content/therapists.js';

/** Begins of the ids of rates: a second run sets none twice. */
const [ALL, OWN] = ['c0331550', 'c0331551'];

/** Seeds the commission of the demo's therapists. */
@Injectable()
export class DemoCommission {
  constructor(private readonly commands: CommandBus) {}

  /** @param from the day from which the rates hold */
  async seed(from: LocalDate, by: Actor): Promise<void> {
    for (const { id: therapistId, name } of therapists) {
      const set = (prefix: string, serviceId: string | null, percent: number) => {
        const rate = { therapistId, serviceId, rate: percent * 100, from };
        return this.commands.execute(new SetCommissionRate(therapistId.replace(/^\w+/, prefix), rate, by));
      };
      await set(ALL, null, commission.all);
      const own = commission.own.find(({ therapist }) => therapist === name);
      const service = services.find((each) => each.name === own?.service);
      if (own && service) await set(OWN, service.id, own.percent);
    }
  }
}
