import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { visitor } from '../../../kernel/actor.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import { BookingWindow } from '../../../scheduling/index.js';
import { BookingRepository, toExpectedVersions } from '../../booking.repository.js';
import { ChangeCutoff } from '../../policy/change-cutoff.js';
import { rescheduleAsClient } from '../../domain/booking.decide.js';
import { isSamePlace, requireBooking } from '../../domain/booking.rules.js';
import { markByLink } from '../../domain/client/mark-by-link.js';
import { findOpenOfVisit } from '../../queries/open-bookings.js';
import { toSlotRequest } from '../to-slot-request.js';
import { assertFewUnpaid } from '../deposit-finder.js';
import { RequestDeposits } from '../request-deposits.js';
import { SlotMover } from '../slot-mover.js';
import type { ClientChange } from './client-change.js';

/** The new start in shop time, and the new therapists of treatments by booking; those left out keep theirs. */
interface ClientReschedule extends LocalDateTime {
  therapists: readonly { bookingId: string; therapistId: string }[];
  /** The visit of which all open treatments are moved; undefined for a booking by itself. */
  visitId?: string;
  /** Whether a confirmed booking by itself may become a request there. */
  acceptsPending?: boolean;
}

/**
 * Moves a booking for its client, or all that is open of a visit. A booking by itself is confirmed where its slot is
 * free; a confirmed slot is given up only if the client agreed. A visit is moved where all of it is free.
 */
export class RescheduleAsClient extends Command<void> {
  constructor(
    /** The booking whose page the client looks at. */
    readonly bookingId: string,
    readonly to: ClientReschedule,
    readonly change: ClientChange,
  ) {
    super();
  }
}

@CommandHandler(RescheduleAsClient)
export class RescheduleAsClientHandler implements ICommandHandler<RescheduleAsClient> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly mover: SlotMover,
    private readonly bookingWindow: BookingWindow,
    private readonly changeCutoff: ChangeCutoff,
    private readonly deposits: RequestDeposits,
  ) {}

  async execute({ bookingId, to, change }: RescheduleAsClient): Promise<void> {
    const { version, idempotencyKey: key, by = visitor, browser, isDeadlineWaived } = change;
    const isByClient = by.kind === 'visitor';
    const findDeposit = await this.deposits.prepare({ isThere: isByClient, movedTo: to });
    const checkCutOff = await this.changeCutoff.prepareCheck();
    const idempotency = { key, request: { ...to, version, bookingId } };
    const expected = toExpectedVersions(bookingId, version);
    const { date, time, visitId, acceptsPending = false } = to;
    const therapists = new Map(to.therapists.map((part) => [part.bookingId, part.therapistId]));
    const fields = new Map(to.therapists.map((part, nth) => [part.bookingId, `therapists.${nth}.therapist_id`]));
    await this.bookings.changeTogether(
      { by, idempotency, expected },
      async (tx) => (visitId ? findOpenOfVisit(tx, visitId) : [bookingId]),
      async (tx, loaded) => {
        const places = loaded.map(({ id, state }) => ({ bookingId: id, ...toSlotRequest(state) }));
        if (!visitId && loaded.some(({ state }) => requireBooking(state).visit)) throw partOfVisitError();
        const isThere = (place: (typeof places)[number]) =>
          isSamePlace(place, { date, time, therapistId: therapists.get(bookingId) ?? place.therapistId });
        if (!visitId && places.every(isThere)) return [];
        if (!isDeadlineWaived) await checkCutOff(tx, places);
        this.bookingWindow.check({ date, time });
        const depositOf = await findDeposit(tx, loaded);
        const decided = await this.mover.move(
          tx,
          loaded,
          { to: { date, time }, therapists, mode: visitId ? 'visitor' : 'client', by, fields },
          (_, { id, appointment, verdict }) => {
            const decide = rescheduleAsClient({ to: appointment, verdict, acceptsPending, deposit: depositOf(id) });
            return isByClient ? markByLink(browser, decide) : decide;
          },
        );
        const asked = loaded.find((_, nth) => decided[nth]!.some(({ type }) => type === 'DepositAsked'));
        const client = asked && requireBooking(asked.state).client;
        // Locked after the days, as where somebody books.
        if (isByClient && client) await assertFewUnpaid(tx, client, '. Please call us');
        return decided;
      },
    );
  }
}

/** Returns the refusal to change one treatment of a visit: the others would be left where nobody expects them. */
const partOfVisitError = () =>
  new BusinessRuleError('part-of-visit', 'This treatment is part of a visit, which is changed as a whole');
