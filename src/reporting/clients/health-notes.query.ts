import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TherapistService } from '../../catalog/index.js';
import { ClientNotesQuery } from '../../clients/index.js';
import { isDesk, type SignedInUser } from '../../identity/index.js';
import { NotFoundError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { Problem } from '../../platform/http/errors/problem.js';
import type { ClientNoteDto } from './client.dto.js';
import { PersonQuery } from './person.query.js';

/** Reads health notes for the people who treat a client. */
@Injectable()
export class HealthNotesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly therapists: TherapistService,
    private readonly people: PersonQuery,
    private readonly notes: ClientNotesQuery,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Lists the health notes on a booking's client, for the desk and for the booking's therapist until the day after it,
   * unless it was cancelled.
   * @throws NotFoundError when there is no such booking, Problem 403 for anybody else
   */
  async forBooking(bookingId: string, user: SignedInUser): Promise<ClientNoteDto[]> {
    const [booking] = await sql<BookedClient>(this.em.fork(), bookingSql, [bookingId, this.clock.today()]);
    if (!booking) throw new NotFoundError('There is no such booking');
    if (!isDesk(user.role) && !(await this.treats(user, booking)))
      throw new Problem(403, 'forbidden', 'Only whoever treats this client reads their health notes');
    const notes = await this.notes.read(await this.findPerson(booking.clientId), ['health']);
    return notes.map(({ at, ...note }) => ({ ...note, at_local: this.clock.formatTimestamp(at) }));
  }

  private async treats(user: SignedInUser, { therapistId, isCurrent }: BookedClient): Promise<boolean> {
    const own = await this.therapists.findByUser(user.id);
    return isCurrent && own?.id === therapistId;
  }

  /** Finds the records of a client; none for one without an address or number, or an erased one. */
  private async findPerson(clientId: string): Promise<string[]> {
    try {
      return await this.people.find(clientId);
    } catch (error) {
      if (error instanceof NotFoundError) return [];
      throw error;
    }
  }
}

interface BookedClient {
  therapistId: string;
  clientId: string;
  isCurrent: boolean;
}

const bookingSql = /* sql */ `
  select therapist_id as "therapistId", client_id as "clientId",
    status in ('pending', 'confirmed', 'completed') and booking_date >= $2::date - 1 as "isCurrent"
  from bookings where id = $1`;
