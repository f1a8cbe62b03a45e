import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { visitor } from '../../../kernel/actor.js';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import { NotFoundError } from '../../../kernel/errors.js';
import { sql } from '../../../platform/database/sql.js';
import { type BookingRequestInput, RequestBooking } from './request-booking.js';

/** Therapist and start in shop time, and the price (in cents) and terms that the client saw. */
interface BookAgainInput
  extends LocalDateTime, Required<Pick<BookingRequestInput, 'seenCents'>>, Pick<BookingRequestInput, 'seenTerms'> {
  therapistId: string;
}

/** Books the treatment of an earlier booking once more, for the same client. Returns the new booking's id. */
export class BookAgain extends Command<string> {
  constructor(
    readonly bookingId: string,
    readonly input: BookAgainInput,
    readonly idempotencyKey?: string,
    readonly network?: string,
  ) {
    super();
  }
}

@CommandHandler(BookAgain)
export class BookAgainHandler implements ICommandHandler<BookAgain> {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
  ) {}

  async execute({ bookingId, input, idempotencyKey, network }: BookAgain): Promise<string> {
    const [before] = await sql<BeforeRow>(this.em.fork(), beforeSql, [bookingId]);
    if (!before) throw new NotFoundError('There is no such booking');
    const {
      service_id: serviceId,
      client_id: clientId,
      first_name,
      last_name,
      client_phone: phone,
      client_email: email,
    } = before;
    const { therapistId, date, time, ...seen } = input;
    const isAddressProven = before.email_verified;
    const client = { firstName: first_name, lastName: last_name, phone, email, notes: null };
    const request = new RequestBooking(
      { ...seen, date, time, parts: [{ serviceId, therapistId, guest: 1 }], client, clientId, isAddressProven },
      visitor,
      idempotencyKey,
      network,
    );
    return (await this.commands.execute(request)).id;
  }
}

interface BeforeRow {
  service_id: string;
  client_id: string;
  first_name: string;
  last_name: string;
  client_phone: string;
  client_email: string | null;
  email_verified: boolean;
}

/** Finds the earlier booking, unless its client was erased: then there is nobody to book for. */
const beforeSql = /* sql */ `
  select service_id, client_id, first_name, last_name, client_phone, client_email, email_verified
  from bookings where id = $1 and client_phone <> ''`;
