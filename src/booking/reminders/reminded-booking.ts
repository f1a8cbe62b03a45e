import { Injectable } from '@nestjs/common';
import { TherapistService } from '../../catalog/index.js';
import type { LocalDateTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { isPast } from '../../scheduling/index.js';
import { bookingAggregate } from '../domain/booking.aggregate.js';
import type { MailBooking } from '../notifications/mail-types.js';
import { toMailBooking } from '../notifications/to-mail-booking.js';
import { VisitMails } from '../notifications/visit-mails.js';

/** Looks up the booking of a reminder that is about to be sent. */
@Injectable()
export class RemindedBooking {
  constructor(
    private readonly store: AggregateRepository,
    private readonly personalData: PersonalData,
    private readonly therapists: TherapistService,
    private readonly visitMails: VisitMails,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Reads the booking and locks it until the transaction ends, so that nobody is reminded of a booking that was just
   * moved, cancelled or erased.
   * @returns null when it has another start, is no longer confirmed, or has begun
   */
  async find(tx: Transaction, id: string, start: LocalDateTime): Promise<MailBooking | null> {
    await this.personalData.lockKey(tx, id);
    const [row] = await sql<{ client_email: string | null }>(tx, findAddressSql, [id]);
    const loaded = await this.store.load(tx, bookingAggregate, id);
    if (!row || loaded.state.status !== 'confirmed') return null;
    const { date, time, therapistId } = loaded.state.appointment;
    if (date !== start.date || time !== start.time || isPast(date, time, this.clock.now())) return null;
    const booking = toMailBooking(loaded, await this.therapists.findById(tx, therapistId));
    return booking && this.visitMails.withOpenTreatments(tx, { ...booking, clientEmail: row.client_email });
  }
}

const findAddressSql = /* sql */ `select client_email from bookings where id = $1 for share`;
