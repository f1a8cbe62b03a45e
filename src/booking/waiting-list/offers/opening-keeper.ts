import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '../../../kernel/local-time.js';
import { type Actor, system } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { Config } from '../../../platform/config.js';
import { sql } from '../../../platform/database/sql.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { sendsTexts } from '../../../platform/text-messages/sends-texts.js';
import {
  type HeldDay,
  type HeldSlot,
  KeptOpeningService,
  SchedulingConfig,
  type SlotRequest,
} from '../../../scheduling/index.js';
import { fitsWindows, offerMinutes, type UnansweredTime, wasAsked } from '../domain/offer-terms.js';
import type { WaitingWindow } from '../domain/waiting-entry.events.js';
import { firstOfferInstant } from './first-offer-instant.js';

interface Waiting {
  service_id: string;
  therapist_id: string | null;
  windows: WaitingWindow[];
  unanswered: UnansweredTime[];
}

/**
 * Ends or changes reservations. What becomes free is kept from visitors if somebody on the waiting list could use it,
 * until they were asked.
 */
@Injectable()
export class OpeningKeeper {
  constructor(
    private readonly openings: KeptOpeningService,
    private readonly clock: ShopClock,
    private readonly config: Config,
    private readonly delays: SchedulingConfig,
  ) {}

  /**
   * Ends reservations.
   * @param by who ends them: the office may undo that, so its openings are offered after the undo delay
   */
  async release(tx: Transaction, held: readonly HeldDay[], by: Actor): Promise<void> {
    await this.keep(tx, await this.openings.free(tx, held), by);
  }

  /**
   * Ends an offer, which nobody can undo. Requests of visitors that were made meanwhile at its time come after those
   * who wait.
   */
  async releaseOffer(tx: Transaction, offer: HeldDay): Promise<void> {
    await this.keepOffered(tx, await this.openings.free(tx, [offer]), system);
  }

  /**
   * Locks the days and reads what the bookings hold before they are moved, resized or given another room.
   * @param days where the bookings are and where they go
   */
  readHeldSlots(
    tx: Transaction,
    bookingIds: readonly string[],
    days: readonly Pick<SlotRequest, 'therapistId' | 'date'>[],
  ): Promise<HeldSlot[]> {
    return this.openings.readHeldSlots(tx, bookingIds, days);
  }

  /**
   * Keeps what the bookings no longer hold since it was read by `readHeldSlots`. Where the office has put a request, nothing
   * is kept.
   * @param by as in `release`
   */
  async keepVacated(
    tx: Transaction,
    bookingIds: readonly string[],
    held: readonly HeldSlot[],
    by: Actor,
  ): Promise<void> {
    const vacated = held.length === 0 ? [] : await this.openings.findVacated(tx, held);
    await this.keep(tx, vacated, by);
    if (by.kind === 'user') this.openings.yieldToRequests(tx, bookingIds, { before: held, vacated });
  }

  /** Keeps what an offer no longer holds, because the desk has booked elsewhere for its client. */
  async keepVacatedOffer(tx: Transaction, held: readonly HeldSlot[], by: Actor): Promise<void> {
    if (held.length > 0) await this.keepOffered(tx, await this.openings.findVacated(tx, held), by);
  }

  private async keep(tx: Transaction, freed: readonly HeldSlot[], by: Actor): Promise<void> {
    if (freed.length === 0) return;
    const until = this.findDueInstant(by);
    for (const each of await this.findSuitable(tx, freed, { until, isForWaiting: false }))
      this.openings.keep(tx, each, until);
  }

  /** Keeps the slots before they are judged, because only beside a kept one a request counts as later. */
  private async keepOffered(tx: Transaction, freed: readonly HeldSlot[], by: Actor): Promise<void> {
    if (freed.length === 0) return;
    const until = this.findDueInstant(by);
    for (const each of freed) this.openings.keep(tx, each, until);
    await this.openings.yieldToPlacedRequests(tx, freed);
    const suitable = await this.findSuitable(tx, freed, { until, isForWaiting: true });
    const unsuitableIds = freed.filter((each) => !suitable.has(each)).map(({ bookingId }) => bookingId);
    if (unsuitableIds.length > 0) this.openings.discard(tx, unsuitableIds);
  }

  /** Returns when those who wait are asked: at once, or when the office can no longer undo its change. */
  private findDueInstant(by: Actor): Date {
    const delayMs = by.kind === 'user' ? this.delays.OFFICE_MAIL_DELAY_SECONDS * 1_000 : 0;
    return firstOfferInstant(this.clock, new Date(this.clock.instant().getTime() + delayMs));
  }

  /**
   * Selects the openings that somebody waits for. All are judged before any is kept for good, because a kept opening
   * counts as taken to visitors, also for a start that needs two of them.
   * @param isForWaiting whether the openings are kept already
   */
  private async findSuitable(
    tx: Transaction,
    freed: readonly HeldSlot[],
    { until, isForWaiting }: { until: Date; isForWaiting: boolean },
  ): Promise<Set<HeldSlot>> {
    const dates = [...new Set(freed.map(({ date }) => date))];
    const waiting = await sql<Waiting>(tx, waitingSql, [dates, sendsTexts(this.config)]);
    if (waiting.length === 0) return new Set();
    const byService = Map.groupBy(waiting, ({ service_id }) => service_id);
    const opened = await this.openings.findOpened(tx, freed, { serviceIds: [...byService.keys()], isForWaiting });
    const suitable = opened.filter(
      ({ serviceId, slot }) =>
        offerMinutes((this.clock.toInstant(slot).getTime() - until.getTime()) / MINUTE_MS) !== null &&
        byService
          .get(serviceId)!
          .some(
            ({ therapist_id, windows, unanswered }) =>
              (therapist_id === null || therapist_id === slot.therapistId) &&
              fitsWindows(windows, slot) &&
              !wasAsked(unanswered, slot),
          ),
    );
    return new Set(suitable.flatMap(({ by }) => by));
  }
}

/** Finds waiting entries that can be contacted in writing, unless the desk picks who gets an offer. */
const waitingSql = /* sql */ `
  select service_id, therapist_id, windows, unanswered from waiting_list
  where status = 'waiting' and (client_email is not null or $2::boolean)
    and exists (select from jsonb_array_elements(windows) as each where each ->> 'date' = any ($1::text[]))
    and not exists (
      select from business_settings
      where setting_key = 'booking_rules' and (setting_value ->> 'desk_picks_offers')::boolean)`;
