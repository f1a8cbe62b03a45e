import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { reopenRefusedOfStream } from '../../../platform/deliveries/reopen-refused.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import type { Actor } from '../../../kernel/actor.js';
import { isPast, type SlotRequest } from '../../../scheduling/index.js';
import type { LoadedAggregate } from '../../../platform/event-log/aggregate-repository.js';
import { BookingRepository, toExpectedVersions } from '../../booking.repository.js';
import type { Appointment, BookedService } from '../../domain/booking-details.js';
import type { BookingEvent } from '../../domain/booking.events.js';
import { edit } from '../../domain/booking.edit.js';
import { inRoom } from '../../domain/booking.room.js';
import type { ExistingBooking } from '../../domain/booking.state.js';
import { requireBooking } from '../../domain/booking.rules.js';
import type { Booking } from '../../domain/booking.state.js';
import { announceTogether } from '../../domain/visits/announce-together.js';
import { toWaitingVisitVerdict, waitsForOthers } from '../../domain/visits/waiting-visit.js';
import { clientSubscribers } from '../../notifications/client-subscribers.js';
import { toSlotRequest } from '../to-slot-request.js';
import { BookingResolver } from '../booking-resolver.js';
import { type DepositOf, RequestDeposits } from '../request-deposits.js';
import { ConflictNames } from '../conflict-names.js';
import { SlotMover } from '../slot-mover.js';
import { rethrowForSlot } from '../refused-slot-error.js';
import { VisitConfirmer } from '../visits/visit-confirmer.js';
import { AdjacentTreatments } from '../visits/adjacent-treatments.js';
import { type BookingPatch, toClient } from './booking-patch.js';
import { findOtherClient } from './edit/find-other-client.js';

/**
 * Changes anything about a booking at once, or nothing of it. Refused under the verdict's name when the slot is not
 * free. When the address changes, mails that the mail server refused go to the new one.
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

interface BookingEdit {
  current: ExistingBooking;
  patch: BookingPatch;
  by: Actor;
  /** The other requests of its visit, while it is a request itself. */
  others: readonly LoadedAggregate<Booking>[];
  /** Finds the deposit of a request and of the others, when it is confirmed as it would be after the edit. */
  findDeposit: (edited: ExistingBooking) => Promise<DepositOf>;
}

@CommandHandler(EditBooking)
export class EditBookingHandler implements ICommandHandler<EditBooking> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly resolver: BookingResolver,
    private readonly mover: SlotMover,
    private readonly adjacent: AdjacentTreatments,
    private readonly confirmer: VisitConfirmer,
    private readonly deposits: RequestDeposits,
    private readonly conflicts: ConflictNames,
    private readonly clock: ShopClock,
  ) {}

  async execute({ bookingId, patch, by, expectedVersion }: EditBooking): Promise<void> {
    let ids: string[] = [];
    const find = async (tx: Transaction) => (ids = await this.confirmer.findRequestsWith(tx, bookingId));
    const prepared = await this.deposits.prepare();
    const expected = toExpectedVersions(bookingId, expectedVersion);
    const change = this.bookings.changeTogether({ by, expected }, find, async (tx, loaded) => {
      const others = loaded.filter(({ id }) => id !== bookingId);
      const target = loaded.find(({ id }) => id === bookingId)!;
      const current = requireBooking(target.state);
      this.adjacent.lockVisit(tx, current.visit);
      const findDeposit = (state: ExistingBooking) =>
        prepared(
          tx,
          loaded.map((each) => (each === target ? { ...each, state } : each)),
        );
      const edited = await this.decide(tx, bookingId, { current, patch, by, others, findDeposit });
      const isConfirmed = edited.events.some(({ type }) => type === 'BookingConfirmed' || type === 'DepositAsked');
      if (!isConfirmed || others.length === 0) return loaded.map((each) => (each === target ? edited.events : []));
      const confirmed = await this.confirmer.confirm(tx, others, { beside: edited.to, depositOf: edited.depositOf });
      return announceTogether(
        loaded.map((each) => ({
          ...each,
          events: each === target ? edited.events : confirmed[others.indexOf(each)]!,
        })),
      );
    });
    await change.catch((refusal: unknown) => this.conflicts.addConflictNames(refusal, ids));
  }

  /** Returns the booking's events, and the slot that it asks for. */
  private async decide(
    tx: Transaction,
    bookingId: string,
    { current, patch, by, others, findDeposit }: BookingEdit,
  ): Promise<{ to: SlotRequest; events: BookingEvent[]; depositOf: DepositOf }> {
    const { status = current.status, notifyClient = true, staysRequest = false, price } = patch;
    if (staysRequest && current.visit)
      throw new InvalidInputError('stays_request', 'A treatment of a visit is confirmed where it is moved');
    const client = patch.client ? toClient(patch.client, current) : current.client;
    const { appointment, service } = await this.resolve(tx, current, patch);
    const from = toSlotRequest(current);
    const { serviceId, durationMinutes } = service;
    const slot = { ...appointment, serviceId, durationMinutes, party: from.party, roomId: patch.roomId };
    const to = await this.adjacent.complete(tx, bookingId, current, slot);
    const otherRequests = others.map(({ state }) => requireBooking(state));
    const waits = status === 'pending' && waitsForOthers(current, otherRequests);
    if (others.length > 0) this.confirmer.lockDays(tx, [from, to], others);
    const confirmsNow = !((staysRequest || waits) && current.status === 'pending' && status === 'pending');
    const claim = await this.mover.edit(tx, { id: bookingId, current, to, status, confirmsNow, by });
    if (client?.email !== current.client?.email) await reopenRefusedOfStream(tx, bookingId, clientSubscribers);
    const hasStarted = isPast(to.date, to.time, this.clock.now());
    const verdict = (waits && claim ? toWaitingVisitVerdict(claim.verdict) : claim?.verdict) ?? null;
    const before = current.client;
    const clientId =
      before && client && (await findOtherClient(tx, bookingId, { before, after: client, chosenId: patch.client?.id }));
    const depositOf = await findDeposit({ ...current, appointment, service });
    const slotEdit = { appointment, service, status, price, verdict, hasStarted };
    const edited = {
      ...slotEdit,
      client,
      clientId: clientId ?? undefined,
      notifyClient,
      staysRequest,
      deposit: depositOf(bookingId),
    };
    const decide = inRoom(claim?.roomId, edit(edited));
    return { to, depositOf, events: await rethrowForSlot(undefined, () => decide(current), to) };
  }

  /** Returns the appointment and the service as they would be after the edit. */
  private async resolve(
    tx: Transaction,
    { appointment: currentAppointment, service: currentService, agreed }: ExistingBooking,
    { slot, serviceId = currentService.serviceId, addOnIds, durationMinutes }: BookingPatch,
  ): Promise<{ appointment: Appointment; service: BookedService }> {
    const appointment = slot
      ? await this.resolver.resolveAppointment(tx, slot, currentAppointment)
      : currentAppointment;
    if (serviceId !== currentService.serviceId) {
      const other = await this.resolver.resolveService(tx, serviceId, appointment.therapistId);
      return { appointment, service: await this.resolver.changeAddOns(tx, other, addOnIds ?? []) };
    }
    const service =
      addOnIds === undefined
        ? currentService
        : await this.resolver.changeAddOns(tx, currentService, addOnIds, agreed?.listCents);
    return { appointment, service: { ...service, ...(durationMinutes !== undefined && { durationMinutes }) } };
  }
}
