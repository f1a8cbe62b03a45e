import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { resolveClientId } from '../../../clients/index.js';
import { type Actor, getUserId } from '../../../kernel/actor.js';
import { BusinessRuleError, InvalidInputError } from '../../../kernel/errors.js';
import type { LocalTime } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { inRoom } from '../../domain/booking.room.js';
import { walkIn, WALK_IN_NAME } from '../../domain/walk-in/walk-in.js';
import { splitName } from '../../domain/client/client-name.js';
import { BookingResolver } from '../booking-resolver.js';
import { BookingStarter } from '../booking-starter.js';

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
    private readonly resolver: BookingResolver,
    private readonly clock: ShopClock,
  ) {}

  execute({ input, by, idempotencyKey }: BookWalkIn): Promise<string> {
    return this.starter.start({ input, by, idempotencyKey }, async (tx, reserve) => {
      const start = this.toStart(input);
      const service = await this.resolver.resolveService(tx, input.serviceId, input.therapistId);
      const appointment = await this.resolver.resolveAppointment(tx, { therapistId: input.therapistId, ...start });
      if (appointment.isUnassigned) throw new InvalidInputError('therapist_id', 'Please choose a therapist');
      const { serviceId, durationMinutes } = service;
      const isAtAnyMinute = input.time === undefined;
      const { verdict, roomId } = await reserve({ ...appointment, serviceId, durationMinutes, isAtAnyMinute });
      const name = splitName(input.name || WALK_IN_NAME, null);
      const client = { ...name, phone: input.phone, email: input.email, notes: null };
      const clientId = await resolveClientId(tx, client, input.clientId);
      const userId = getUserId(by);
      return inRoom(roomId, walkIn({ appointment, service, client, clientId, verdict, userId }));
    });
  }

  private toStart({ time, acceptsPast }: WalkInInput) {
    const now = this.clock.now();
    if (time === undefined) return now;
    if (time < now.time && !acceptsPast) throw new BusinessRuleError('start-passed', 'This start has passed');
    return { date: now.date, time };
  }
}
