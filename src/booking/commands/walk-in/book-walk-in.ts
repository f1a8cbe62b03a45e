import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Actor, getUserId } from '../../../kernel/actor.js';
import { BusinessRuleError, InvalidInputError } from '../../../kernel/errors.js';
import type { LocalTime } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { walkIn, WALK_IN_NAME } from '../../domain/walk-in/walk-in.js';
import { splitName } from '../../domain/client/client-name.js';
import { BookingStarter } from '../booking-starter.js';
import { ConflictNames } from '../conflict-names.js';
import type { PlannedPart } from '../visits/visit-planner.js';

interface WalkInInput {
  serviceId: string;
  therapistId: string;
  /** The name; blank for a client who has not given it. */
  name: string;
  phone: string;
  email: string | null;
  /** The id of the client who was chosen; undefined for one who was typed in. */
  clientId?: string | undefined;
  /** Start in shop time; undefined for the present minute. */
  time?: LocalTime | undefined;
  /** Whether the office was warned that this start has passed. */
  acceptsPast: boolean;
}

/** Books for a client at the desk, who has arrived with it. Returns the booking's id. */
export class BookWalkIn extends Command<string> {
  /** @param idempotencyKey a repeated request with the same key makes no second booking */
  constructor(
    readonly input: WalkInInput,
    readonly by: Actor,
    readonly idempotencyKey?: string,
  ) {
    super();
  }
}

@CommandHandler(BookWalkIn)
export class BookWalkInHandler implements ICommandHandler<BookWalkIn> {
  constructor(
    private readonly starter: BookingStarter,
    private readonly conflicts: ConflictNames,
    private readonly clock: ShopClock,
  ) {}

  async execute({ input, by, idempotencyKey }: BookWalkIn): Promise<string> {
    const { serviceId, therapistId, name, phone, email, clientId, acceptsPast } = input;
    const request = { ...input, by: getUserId(by) ?? by.kind };
    const now = this.clock.now();
    const { time = now.time } = input;
    const booked = this.starter.start(
      { request, by, idempotencyKey },
      {
        start: { date: now.date, time, isAtAnyMinute: input.time === undefined },
        ...{ parts: [{ serviceId, therapistId, guest: 1 }], clientId, mode: 'shop' },
        client: { ...splitName(name || WALK_IN_NAME, null), phone, email, notes: null },
        assertStart: () => {
          if (time < now.time && !acceptsPast) throw new BusinessRuleError('start-passed', 'This start has passed');
        },
        check: assertHasTherapist,
        decide: walkIn,
      },
    );
    return (await booked.catch((refusal: unknown) => this.conflicts.addConflictNames(refusal))).id;
  }
}

function assertHasTherapist(planned: readonly PlannedPart[]): void {
  if (planned.some(({ appointment }) => appointment.isUnassigned))
    throw new InvalidInputError('therapist_id', 'Please choose a therapist');
}
