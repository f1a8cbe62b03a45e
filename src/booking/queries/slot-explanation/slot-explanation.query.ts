import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TherapistService } from '../../../catalog/index.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { getCleanupMinutes, isPast, SlotExplainer } from '../../../scheduling/index.js';
import { listCauses, type Holder } from './list-causes.js';
import type { SlotExplanationDto, SlotExplanationQueryDto } from './slot-explanation.dto.js';
import { clientNameSql } from '../../client-name-sql.js';
import { canBeConfirmed } from '../../domain/booking.rules.js';

/** Explains why an hour of the calendar is free or not, with the names of what is in the way. */
@Injectable()
export class SlotExplanationQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly therapists: TherapistService,
    private readonly explainer: SlotExplainer,
    private readonly clock: ShopClock,
  ) {}

  /** Explains a slot. @throws InvalidInputError on `therapist_id` when there is no such therapist */
  async explain({ therapist_id, date, time }: SlotExplanationQueryDto): Promise<SlotExplanationDto> {
    const em = this.em.fork();
    const therapist = await this.therapists.findById(em, therapist_id);
    const explanation = therapist && (await this.explainer.explain(therapist, { date, time }));
    if (!explanation) throw new InvalidInputError('therapist_id', 'There is no such therapist');
    const ids = explanation.spans.flatMap(({ bookingId }) => bookingId ?? []);
    const holders = ids.length > 0 ? await sql<Holder>(em, holdersSql, [ids]) : [];
    const { verdict, slot, shortest, freeUntil } = explanation;
    return {
      is_free: canBeConfirmed(verdict) && slot.isOffered && slot.therapistIsActive,
      causes: listCauses(explanation, {
        holders: new Map(holders.map((holder) => [holder.id, holder])),
        isPast: isPast(date, time, this.clock.now()),
      }),
      free_until: freeUntil,
      shortest_treatment: shortest?.name ?? null,
      shortest_minutes: shortest && shortest.minutes + getCleanupMinutes(slot),
    };
  }
}

const holdersSql = /* sql */ `
  select id, ${clientNameSql()} as name, false as "isOffer" from bookings where id = any ($1::uuid[])
  union all
  select booking_id, first_name || ' ' || last_name, true from waiting_list
  where booking_id = any ($1::uuid[]) and status = 'offered'`;
