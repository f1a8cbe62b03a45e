import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { resolveClientId } from '../../../clients/index.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import { type Actor, getUserId } from '../../../kernel/actor.js';
import { book } from '../../domain/booking.edit.js';
import { inRoom } from '../../domain/booking.room.js';
import type { OpenStatus } from '../../domain/booking-status.js';
import type { PriceInput } from '../../domain/price/agreed-price.js';
import { splitName } from '../../domain/client/client-name.js';
import type { ClientInput } from './booking-patch.js';
import type { BookingRequestInput } from '../client/request-booking.js';
import { BookingResolver } from '../booking-resolver.js';
import { BookingStarter } from '../booking-starter.js';

/**
 * Books for a client who rang or walked in, at any time of today or a later day. Confirmed bookings and blocks prevent
 * it, requests do not. Returns the booking's id.
 */
export class BookForClient extends Command<string> {
  /** @param idempotencyKey a repeated request with the same key makes no second booking */
  constructor(
    readonly input: Omit<BookingRequestInput, 'client'> & {
      client: ClientInput;
      status: OpenStatus;
      roomId?: string | undefined;
      /** The length; undefined for that of the treatment. */
      durationMinutes?: number | undefined;
      price?: PriceInput | undefined;
    },
    readonly by: Actor,
    readonly idempotencyKey?: string,
  ) {
    super();
  }
}

@CommandHandler(BookForClient)
export class BookForClientHandler implements ICommandHandler<BookForClient> {
  constructor(
    private readonly starter: BookingStarter,
    private readonly resolver: BookingResolver,
    private readonly clock: ShopClock,
  ) {}

  execute({ input, by, idempotencyKey }: BookForClient): Promise<string> {
    return this.starter.start({ input, by, idempotencyKey }, async (tx, reserve) => {
      if (input.date < this.clock.today()) throw new InvalidInputError('booking_date', 'This date has passed');
      const treatment = await this.resolver.resolveService(tx, input.serviceId, input.therapistId);
      const service = { ...treatment, durationMinutes: input.durationMinutes ?? treatment.durationMinutes };
      const appointment = await this.resolver.resolveAppointment(tx, input);
      const { serviceId, durationMinutes } = service;
      const { verdict, roomId } = await reserve({ ...appointment, serviceId, durationMinutes, roomId: input.roomId });
      const { id, name, ...contact } = input.client;
      const client = { ...splitName(name, null), ...contact };
      const clientId = await resolveClientId(tx, client, id);
      const userId = getUserId(by);
      const { status, price } = input;
      return inRoom(roomId, book({ appointment, service, client, clientId, verdict, userId, status, price }));
    });
  }
}
