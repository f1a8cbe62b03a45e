import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { HOUR_MS } from '../../../kernel/local-time.js';
import { visitor } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { BookingRepository } from '../../booking.repository.js';
import { requestLinks } from '../../domain/client/resend-mail.js';
import { BookingsOfAddressQuery } from '../../queries/customer/bookings-of-address.query.js';

/** Number of mails with links that one address may be sent within an hour. */
const MAX_PER_HOUR = 3;
/**
 * Mails the links to the upcoming bookings under an address, if there are any. The caller does not learn whether there
 * are.
 */
export class RequestBookingLinks extends Command<void> {
  constructor(readonly email: string) {
    super();
  }
}

@CommandHandler(RequestBookingLinks)
export class RequestBookingLinksHandler implements ICommandHandler<RequestBookingLinks> {
  constructor(
    private readonly em: EntityManager,
    private readonly bookings: BookingRepository,
    private readonly ofAddress: BookingsOfAddressQuery,
    private readonly clock: ShopClock,
  ) {}

  async execute({ email }: RequestBookingLinks): Promise<void> {
    const [next] = await this.ofAddress.upcomingIds(this.em.fork(), email);
    if (!next) return;
    const since = new Date(this.clock.instant().getTime() - HOUR_MS);
    await this.bookings.change(next, { by: visitor }, async (tx) => {
      const isLimited = (await this.ofAddress.countRequests(tx, email, since)) >= MAX_PER_HOUR;
      return isLimited ? () => [] : requestLinks();
    });
  }
}
