import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { reopenRefusedOfStream } from '../../../platform/deliveries/reopen-refused.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import type { Actor } from '../../../kernel/actor.js';
import { type Claim, type HeldSlot, isPast, ReservationService, type SlotRequest } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { edit } from '../../domain/booking.edit.js';
import { inRoom } from '../../domain/booking.room.js';
import type { Client } from '../../domain/booking-details.js';
import type { PriceInput } from '../../domain/price/agreed-price.js';
import type { ExistingBooking } from '../../domain/booking.state.js';
import { requireBooking } from '../../domain/booking.rules.js';
import { splitName } from '../../domain/client/client-name.js';
import { withoutCancellationReason } from '../../domain/client/notes.js';
import type { BookingStatus } from '../../domain/booking-status.js';
import { clientSubscribers } from '../../notifications/client-recipients.js';
import { OpeningKeeper } from '../../waiting-list/offers/opening-keeper.js';
import { toSlotRequest } from '../to-slot-request.js';
import { BookingResolver } from '../booking-resolver.js';
import { OverlapNaming } from '../overlap-naming.js';
import { VisitNeighbours } from '../visits/visit-neighbours.js';

/** A client in the fields of the editor. */
export interface ClientInput {
  name: string;
  phone: string;
  email: string | null;
  notes: string | null;
}

/** What the office wants to change about a booking. Omitted fields stay as they are. */
export interface BookingPatch {
  serviceId?: string;
  slot?: LocalDateTime & { therapistId: string };
  /** Undefined keeps the current room, or takes the first free one. */
  roomId?: string | undefined;
  client?: ClientInput;
  /** Undefined keeps the current price, or takes the price of the new service. */
  price?: PriceInput | undefined;
  /** Undefined keeps the current length, or takes the length of the new service. */
  durationMinutes?: number | undefined;
  /** Pending or confirmed: whichever the slot allows. */
  status?: BookingStatus;
  /** Keeps a request pending although its therapist is free. Not supported for a treatment of a visit. */
  staysRequest?: boolean | undefined;
  /** Whether the client gets a mail about it; they do unless it is false. */
  notifyClient?: boolean;
}

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

@CommandHandler(EditBooking)
export class EditBookingHandler implements ICommandHandler<EditBooking> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly resolver: BookingResolver,
    private readonly reservations: ReservationService,
    private readonly openings: OpeningKeeper,
    private readonly neighbours: VisitNeighbours,
    private readonly overlaps: OverlapNaming,
    private readonly clock: ShopClock,
  ) {}

  async execute({ bookingId, patch, by, expectedVersion }: EditBooking): Promise<void> {
    let asked: SlotRequest | undefined;
    const change = this.bookings.change(bookingId, { by, expectedVersion }, async (tx, booking) => {
      const current = requireBooking(booking);
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
      const { durationMinutes } = service;
      const { party } = toSlotRequest(current);
      const slot = { ...appointment, serviceId, durationMinutes, party, roomId: patch.roomId };
      const to = await this.neighbours.complete(tx, bookingId, current, slot);
      asked = to;
      await this.neighbours.joinBefore(tx, bookingId, current.visit, [toSlotRequest(current), to]);
      const { claim, held } = await this.reserve(tx, bookingId, { current, to, status, staysRequest });
      await this.neighbours.keepCleanupBefore(tx, bookingId, current.visit, toSlotRequest(current));
      // Only when the slot was reserved again: an edit of notes or client leaves nothing behind.
      const placedIds = held.map((slot) => slot.bookingId);
      await this.openings.keepLeft(tx, placedIds, held, by);
      if (client?.email !== current.client?.email) await reopenRefusedOfStream(tx, bookingId, clientSubscribers);
      const hasStarted = isPast(to.date, to.time, this.clock.now());
      const verdict = claim?.verdict ?? null;
      const wanted = { appointment, service, client, status, price: patch.price, verdict, hasStarted, notifyClient };
      return inRoom(claim?.roomId, edit({ ...wanted, staysRequest }));
    });
    await change.catch((refusal: unknown) => this.overlaps.rethrow(refusal, asked, [bookingId]));
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
    const held = await this.openings.readHeldSlots(tx, [id], [from, to]);
    const claim = isMoved
      ? await this.reservations.move(tx, id, { from, to }, isPromised)
      : await this.reservations.hold(tx, id, to, isPromised);
    return { claim, held };
  }
}

/** @throws InvalidInputError on `client_phone` for taking a number away: only who walked in may be without one */
function toClient({ name, notes, ...contact }: ClientInput, current: ExistingBooking): Client {
  if (contact.phone === '' && current.client?.phone !== '')
    throw new InvalidInputError('client_phone', 'The phone number must have at least 8 characters');
  const reason = current.status === 'cancelled' ? current.reason : null;
  return { ...splitName(name, current.client), ...contact, notes: withoutCancellationReason(notes, reason) };
}
