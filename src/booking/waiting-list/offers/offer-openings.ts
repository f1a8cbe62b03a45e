import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { system } from '../../../kernel/actor.js';
import { BusinessRuleError, InvalidInputError } from '../../../kernel/errors.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { CoalescedRun } from '../../../platform/scheduler/coalesced-run.js';
import { runForEach } from '../../../platform/scheduler/run-for-each.js';
import { KeptOpeningService, type OpenStart } from '../../../scheduling/index.js';
import { OfferSlot } from '../commands/offer-slot.js';
import { isQuietHour, offerMinutes, wasAsked } from '../domain/offer-terms.js';
import { deskPicksOffers } from '../queries/desk-picks-offers.js';
import { type MatchedEntry, OpenEntriesQuery } from '../queries/open-entries.query.js';
import { UndoableOpeningsQuery } from '../queries/undoable-openings.query.js';
import { firstOfferInstant } from './first-offer-instant.js';
import { OfferChannels } from './offer-channels.js';

/**
 * Largest number of starts that are tried for one entry in a run: each attempt costs a transaction that others wait
 * behind.
 */
const MAX_ATTEMPTS = 5;

/**
 * Offers free starts to the first in line whom they suit. Everything it depends on is in PostgreSQL, so it may run at
 * any time and in several processes: the lock of the therapist's day decides who gets a slot.
 */
@Injectable()
export class OfferOpenings {
  private readonly logger = new Logger(OfferOpenings.name);
  private readonly runs = new CoalescedRun(() => this.offerAll());

  constructor(
    private readonly em: EntityManager,
    private readonly entries: OpenEntriesQuery,
    private readonly undoable: UndoableOpeningsQuery,
    private readonly commands: CommandBus,
    private readonly channels: OfferChannels,
    private readonly kept: KeptOpeningService,
    private readonly clock: ShopClock,
  ) {}

  run(): Promise<void> {
    return this.runs.request();
  }

  /** Offers all openings. Kept ones that were due and that nobody was offered become bookable for everybody. */
  private async offerAll(): Promise<void> {
    const now = this.clock.instant();
    const isForDesk = await deskPicksOffers(this.em.fork());
    if (!isForDesk && isQuietHour(this.clock.now().time))
      return this.kept.postpone(now, firstOfferInstant(this.clock, now));
    const due = await this.kept.findDue(now);
    const matched = isForDesk ? [] : await this.entries.find();
    // Read last, so that a cancellation during the other reads still counts as undoable.
    const isSettled = await this.undoable.readFilter();
    await this.offerStarts(matched, isSettled);
    await this.kept.expire(due, now);
  }

  private async offerStarts(matched: readonly MatchedEntry[], isSettled: (start: OpenStart) => boolean): Promise<void> {
    const taken = new Set<string>();
    const line = matched.map(({ entry, starts }) => ({ ...entry, starts }));
    await runForEach(line, async ({ starts, ...entry }) => {
      const { client_email: email, client_phone: phone, unanswered } = entry;
      if (entry.status !== 'waiting' || !(await this.channels.canReach({ email, phone }))) return;
      const open = starts.filter(
        (start) =>
          this.canBeOffered(start) && isSettled(start) && !taken.has(toKey(start)) && !wasAsked(unanswered, start),
      );
      const offered = await this.offerFirst(entry, open.slice(0, MAX_ATTEMPTS));
      if (offered) taken.add(toKey(offered));
    });
  }

  private canBeOffered({ availability, date, time }: OpenStart): boolean {
    return availability === 'available' && offerMinutes(this.clock.minutesUntil({ date, time })) !== null;
  }

  /** Offers the first start that is still free; undefined when none is, or when the client no longer waits. */
  private async offerFirst({ id }: MatchedEntry['entry'], starts: OpenStart[]): Promise<OpenStart | undefined> {
    for (const start of starts) {
      try {
        const { therapistId, date, time } = start;
        await this.commands.execute(new OfferSlot(id, { therapistId, date, time }, system));
        return start;
      } catch (error) {
        if (!(error instanceof BusinessRuleError) && !(error instanceof InvalidInputError)) throw error;
        this.logger.debug({ entry: id, rule: error instanceof BusinessRuleError ? error.code : error.field });
        if (error instanceof BusinessRuleError && error.code !== 'time_conflict') return undefined;
      }
    }
    return undefined;
  }
}

const toKey = ({ therapistId, date, time }: OpenStart) => `${therapistId} ${date} ${time}`;
