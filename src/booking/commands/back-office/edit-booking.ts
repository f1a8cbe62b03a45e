import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { reopenRefusedOfStream } from '../../../platform/deliveries/reopen-refused.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import type { Actor } from '../../../kernel/actor.js';
import { type Claim, type HeldSlot, isPast, ReservationService, type SlotRequest } from '../../../scheduling/index.js';
import type { LoadedAggregate } from '../../../platform/event-log/aggregate-repository.js';
import { BookingRepository } from '../../booking.repository.js';
import type { BookingEvent } from '../../domain/booking.events.js';
import { edit } from '../../domain/booking.edit.js';
import { inRoom } from '../../domain/booking.room.js';
import type { ExistingBooking } from '../../domain/booking.state.js';
import { requireBooking } from '../../domain/booking.rules.js';
import type { BookingStatus } from '../../domain/booking-status.js';
import type { Booking } from '../../domain/booking.state.js';
import { announceTogether } from '../../domain/visits/announce-together.js';
import { toWaitingVisitVerdict, waitsForOthers } from '../../domain/visits/waiting-visit.js';
import { clientSubscribers } from '../../notifications/client-recipients.js';
import { OpeningKeeper } from '../../waiting-list/offers/opening-keeper.js';
import { toSlotRequest } from '../to-slot-request.js';
import { BookingResolver } from '../booking-resolver.js';
import { OverlapNamer } from '../overlap-namer.js';
import { VisitConfirmer } from '../visits/visit-confirmer.js';
import { VisitNeighbours } from '../visits/visit-neighbours.js';
import { type BookingPatch, toClient } from './booking-patch.js';
import { toExpected } from './confirm-booking.js';

/**
 * Changes anything about a booking at once, or nothing of it. Refused by the reason's name when the slot is not free. Mails
 * that the mail server refused go to the new address when it changes.
 */
export class EditBooking extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly patch: BookingPatch,
    readonly by: Actor,
    readonly expectedVersion?: number,
  ) {
    super();
  }
}

interface OwnEdit {
  current: ExistingBooking;
  patch: BookingPatch;
  by: Actor;
  /** The other requests of its visit, while it is one itself. */
  others: readonly LoadedAggregate<Booking>[];
  /** Is given the slot before it is asked for, so that a refusal can name who has it. */
  onAsk: (slot: SlotRequest) => void;
}

@CommandHandler(EditBooking)
export class EditBookingHandler implements ICommandHandler<EditBooking> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly resolver: BookingResolver,
    private readonly reservations: ReservationService,
    private readonly openings: OpeningKeeper,
    private readonly neighbours: VisitNeighbours,
    private readonly confirmer: VisitConfirmer,
    private readonly overlaps: OverlapNamer,
    private readonly clock: ShopClock,
  ) {}

  async execute({ bookingId, patch, by, expectedVersion }: EditBooking): Promise<void> {
    let asked: SlotRequest | undefined;
    let ids: string[] = [];
    const find = async (tx: Transaction) => (ids = await this.confirmer.findRequestsWith(tx, bookingId));
    const expected = toExpected(bookingId, expectedVersion);
    const change = this.bookings.changeTogether({ by, expected }, find, async (tx, loaded) => {
      const others = loaded.filter(({ id }) => id !== bookingId);
      const own = loaded.find(({ id }) => id === bookingId)!;
      const current = requireBooking(own.state);
      this.neighbours.lockVisit(tx, current.visit);
      const edited = await this.decide(tx, bookingId, { current, patch, by, others, onAsk: (slot) => (asked = slot) });
      const isConfirmed = edited.events.some(({ type }) => type === 'BookingConfirmed');
      if (!isConfirmed || others.length === 0) return loaded.map((each) => (each === own ? edited.events : []));
      const beside = { slot: edited.to };
      const confirmed = await this.confirmer.confirm(tx, others, { beside, onAsk: (slot) => (asked = slot) });
      return announceTogether(
        loaded.map((each) => ({
          ...each,
          events: each === own ? edited.events : confirmed[others.indexOf(each)]!,
        })),
      );
    });
    await change.catch((refusal: unknown) => this.overlaps.rethrow(refusal, asked, ids));
  }

  /** What becomes of the booking itself, and the slot that it asks for. */
  private async decide(
    tx: Transaction,
    bookingId: string,
    { current, patch, by, others, onAsk }: OwnEdit,
  ): Promise<{ to: SlotRequest; events: BookingEvent[] }> {
    const { serviceId = current.service.serviceId, status = current.status, notifyClient = true } = patch;
    const { staysRequest = false } = patch;
    if (staysRequest && current.visit)
      throw new InvalidInputError('stays_request', 'A treatment of a visit is confirmed where it is moved');
    const client = patch.client ? toClient(patch.client, current) : current.client;
    const isSameService = serviceId === current.service.serviceId;
    const appointment = patch.slot ? await this.resolver.resolveAppointment(tx, patch.slot) : current.appointment;
    const service = isSameService
      ? { ...current.service, durationMinutes: patch.durationMinutes ?? current.service.durationMinutes }
      : await this.resolver.resolveService(tx, serviceId, appointment.therapistId);
    const from = toSlotRequest(current);
    const { durationMinutes } = service;
    const slot = { ...appointment, serviceId, durationMinutes, party: from.party, roomId: patch.roomId };
    const to = await this.neighbours.complete(tx, bookingId, current, slot);
    onAsk(to);
    const waits =
      status === 'pending' &&
      waitsForOthers(
        current,
        others.map(({ state }) => requireBooking(state)),
      );
    if (others.length > 0) this.confirmer.lockDays(tx, [from, to], others);
    await this.neighbours.joinBefore(tx, bookingId, current.visit, [from, to]);
    const { claim, held } = await this.reserve(tx, bookingId, {
      ...{ current, to, status },
      staysRequest: staysRequest || waits,
    });
    await this.neighbours.keepCleanupBefore(tx, bookingId, current.visit, from);
    // Only when the slot was reserved again: an edit of notes or client leaves nothing behind.
    const placedIds = held.map((slot) => slot.bookingId);
    await this.openings.keepLeft(tx, placedIds, held, by);
    if (client?.email !== current.client?.email) await reopenRefusedOfStream(tx, bookingId, clientSubscribers);
    const hasStarted = isPast(to.date, to.time, this.clock.now());
    const verdict = (waits && claim ? toWaitingVisitVerdict(claim.verdict) : claim?.verdict) ?? null;
    const wanted = { appointment, service, client, status, price: patch.price, verdict, hasStarted, notifyClient };
    return { to, events: inRoom(claim?.roomId, edit({ ...wanted, staysRequest }))(current) };
  }

  /** Reserves the slot if it changes or has to be checked again. Also returns what the booking held before. */
  private async reserve(
    tx: Transaction,
    id: string,
    wanted: { current: ExistingBooking; to: SlotRequest; status: BookingStatus; staysRequest: boolean },
  ): Promise<{ claim: Claim | null; held: HeldSlot[] }> {
    const { current, to, status } = wanted;
    const from = toSlotRequest(current);
    const isPromised = !(wanted.staysRequest && current.status === 'pending' && status === 'pending');
    if (from.date !== to.date && to.date < this.clock.today())
      throw new InvalidInputError('booking_date', 'This date has passed');
    if (status !== 'pending' && status !== 'confirmed') {
      this.reservations.release(tx, id, from);
      return { claim: null, held: [] };
    }
    const isMoved =
      from.therapistId !== to.therapistId ||
      from.date !== to.date ||
      from.time !== to.time ||
      from.serviceId !== to.serviceId;
    const isSameRoom = to.roomId === undefined || to.roomId === current.roomId;
    const isAsBefore = status === current.status && from.durationMinutes === to.durationMinutes && isSameRoom;
    if (isAsBefore && !isMoved) return { claim: null, held: [] };
    await this.neighbours.assertGuestIsFree(tx, [id], current.visit, to);
    const held = await this.openings.readHeldSlots(tx, [id], [from, to]);
    const claim = isMoved
      ? await this.reservations.move(tx, id, { from, to }, isPromised)
      : await this.reservations.hold(tx, id, to, isPromised);
    return { claim, held };
  }
}
