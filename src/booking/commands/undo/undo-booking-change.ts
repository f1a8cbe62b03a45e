import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { reopenRefusedOfStream } from '../../../platform/deliveries/reopen-refused.js';
import { AggregateRepository, type LoadedAggregate } from '../../../platform/event-log/aggregate-repository.js';
import { BookingRepository } from '../../booking.repository.js';
import { bookingAggregate } from '../../domain/booking.aggregate.js';
import { requireBooking } from '../../domain/booking.rules.js';
import type { Booking, ExistingBooking } from '../../domain/booking.state.js';
import { findUndoableChange, undo } from '../../domain/booking.undo.js';
import { announceTogether } from '../../domain/visits/announce-together.js';
import { clientSubscribers } from '../../notifications/client-subscribers.js';
import { PaymentsOfBookings } from '../../payments-of-bookings.js';
import { readBookingEvents } from '../../queries/timeline/read-booking-events.js';
import type { Claim } from '../../../scheduling/index.js';
import { ConflictNames } from '../conflict-names.js';
import { rethrowForSlot } from '../refused-slot-error.js';
import { toSlotRequest } from '../to-slot-request.js';
import { AdjacentTreatments } from '../visits/adjacent-treatments.js';
import { BookingRestorer, type RestoredPart } from './booking-restorer.js';
import { findChangedTogether } from './find-changed-together.js';
import { isOpenStatus } from '../../domain/booking-status.js';

/**
 * Takes back the latest change that the shop made to a booking, the one that ended with `version`; a change to a whole
 * visit is taken back as a whole. A repeated request changes nothing more. Refused under the verdict's name when a
 * former slot is not free any more.
 */
export class UndoBookingChange extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly version: number,
    readonly by: Actor,
  ) {
    super();
  }
}

/** A booking to restore, with the versions of the change that is undone. */
interface UndonePart extends RestoredPart {
  versions: number[];
}

@CommandHandler(UndoBookingChange)
export class UndoBookingChangeHandler implements ICommandHandler<UndoBookingChange> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly store: AggregateRepository,
    private readonly restorer: BookingRestorer,
    private readonly adjacent: AdjacentTreatments,
    private readonly conflicts: ConflictNames,
    private readonly clock: ShopClock,
    private readonly em: EntityManager,
    private readonly payments: PaymentsOfBookings,
  ) {}

  async execute({ bookingId, version, by }: UndoBookingChange): Promise<void> {
    let changed = new Map<string, number>();
    const find = async (tx: Transaction) => {
      const found = await findChangedTogether(tx, bookingId, version);
      changed = new Map(found.map((each) => [each.id, each.version]));
      return [...changed.keys()];
    };
    const change = this.bookings.changeTogether({ by }, find, async (tx, loaded) => {
      const parts: UndonePart[] = [];
      for (const each of loaded) {
        const part = await this.findBefore(tx, each, changed.get(each.id)!);
        if (!part) return loaded.map(() => []);
        parts.push(part);
      }
      this.adjacent.lockVisit(tx, parts[0]?.before.visit);
      const claims = await this.restore(tx, parts, by);
      const undone = [];
      for (const [nth, { id, current, before, versions }] of parts.entries()) {
        if (before.client?.email !== current.client?.email) await reopenRefusedOfStream(tx, id, clientSubscribers);
        const { verdict, roomId } = claims[nth] ?? { verdict: null, roomId: before.roomId };
        const { state, version: loadedVersion } = loaded[nth]!;
        const decide = undo({ before, versions, verdict, roomId });
        const events = await rethrowForSlot(undefined, () => decide(state), toSlotRequest(before));
        undone.push({ id, version: loadedVersion, events });
      }
      return announceTogether(undone);
    });
    await change.catch((refusal: unknown) => this.conflicts.addConflictNames(refusal, [...changed.keys()]));
  }

  /**
   * Returns the booking as it was before the change; undefined where that was taken back already.
   * @throws BusinessRuleError `not-undoable`
   */
  private async findBefore(
    tx: Transaction,
    { id, state }: LoadedAggregate<Booking>,
    version: number,
  ): Promise<UndonePart | undefined> {
    const current = requireBooking(state);
    const events = await readBookingEvents(tx, id);
    if (events.some(({ undoes }) => undoes.includes(version))) return undefined;
    const change = findUndoableChange(events);
    if (change?.versions.at(-1) !== version)
      throw new BusinessRuleError('not-undoable', 'This booking has changed since and can no longer be undone');
    const former = await this.store.load(tx, bookingAggregate, id, Math.min(...change.versions) - 1);
    const before = requireBooking(former.state);
    if (current.status === 'cancelled' && before.status === 'confirmed') await this.assertPaid(id, before);
    return { id, current, before, versions: change.versions };
  }

  /** Refuses to confirm a booking again whose deposit has gone back. @throws BusinessRuleError `not-undoable` */
  private async assertPaid(id: string, { policy }: ExistingBooking): Promise<void> {
    if (!policy?.deposit) return;
    const { paidCents } = await this.payments.findBill(this.em.fork(), id);
    if (paidCents >= policy.deposit.cents) return;
    throw new BusinessRuleError('not-undoable', 'The deposit of this booking has gone back: please book it again');
  }

  /** Reserves the slots that the bookings had before. @throws BusinessRuleError `former-date-passed` */
  private async restore(tx: Transaction, parts: readonly UndonePart[], by: Actor): Promise<(Claim | null)[]> {
    for (const { current, before } of parts) {
      const { date } = before.appointment;
      if (isOpenStatus(before.status) && date !== current.appointment.date && date < this.clock.today())
        throw new BusinessRuleError('former-date-passed', 'The date that this booking had before has passed');
    }
    return this.restorer.restore(tx, parts, by);
  }
}
