import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { visitor } from '../../../kernel/actor.js';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import { BookingRepository, toExpectedVersions } from '../../booking.repository.js';
import { ChangeCutoff } from '../../policy/change-cutoff.js';
import { rescheduleAsClient } from '../../domain/booking.decide.js';
import { markByLink } from '../../domain/client/mark-by-link.js';
import { VisitQuery } from '../../queries/visit.query.js';
import { BookingWindow } from '../../../scheduling/index.js';
import type { ClientChange } from '../client/client-change.js';
import { toSlotRequest } from '../to-slot-request.js';
import { VisitMover } from './visit-mover.js';

/** The new start in shop time, and the new therapists of treatments by booking. */
interface ClientVisitMove extends LocalDateTime {
  therapists: readonly { bookingId: string; therapistId: string }[];
}

/** Moves a whole visit for its client, to a start where all of it is free. */
export class MoveVisitAsClient extends Command<void> {
  constructor(
    readonly visitId: string,
    /** The booking whose page the client looks at. */
    readonly bookingId: string,
    readonly to: ClientVisitMove,
    readonly change: ClientChange,
  ) {
    super();
  }
}

@CommandHandler(MoveVisitAsClient)
export class MoveVisitAsClientHandler implements ICommandHandler<MoveVisitAsClient> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly visits: VisitQuery,
    private readonly mover: VisitMover,
    private readonly bookingWindow: BookingWindow,
    private readonly changeCutoff: ChangeCutoff,
  ) {}

  async execute({ visitId, bookingId, to, change }: MoveVisitAsClient): Promise<void> {
    const checkCutOff = await this.changeCutoff.prepareCheck();
    const { version, idempotencyKey: key } = change;
    const idempotency = { key, request: { ...to, version, visitId } };
    const expected = toExpectedVersions(bookingId, version);
    const therapists = new Map(to.therapists.map((part) => [part.bookingId, part.therapistId]));
    const fields = new Map(to.therapists.map((part, nth) => [part.bookingId, `therapists.${nth}.therapist_id`]));
    await this.bookings.changeTogether(
      { by: visitor, idempotency, expected },
      (tx) => this.visits.findOpen(tx, visitId),
      async (tx, loaded) => {
        await checkCutOff(
          tx,
          loaded.map(({ id, state }) => ({ bookingId: id, ...toSlotRequest(state) })),
        );
        const start = { date: to.date, time: to.time };
        this.bookingWindow.check(start);
        return this.mover.move(
          tx,
          loaded,
          { to: start, therapists, counted: 'open', by: visitor, fields },
          (current, { appointment, verdict }) =>
            isSame(current.appointment, appointment)
              ? () => []
              : markByLink(change.browser, rescheduleAsClient({ to: appointment, verdict, acceptsPending: false })),
        );
      },
    );
  }
}

interface Place extends LocalDateTime {
  therapistId: string;
}

const isSame = (one: Place, other: Place) =>
  one.therapistId === other.therapistId && one.date === other.date && one.time === other.time;
