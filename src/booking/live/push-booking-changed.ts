import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { MikroORM } from '@mikro-orm/postgresql';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { LiveRooms } from '../../platform/live/live-rooms.js';
import { StaffRooms } from '../../catalog/index.js';
import { AccountsQuery } from '../../identity/index.js';
import { DayRooms } from '../../scheduling/index.js';
import { bookingAggregate } from '../domain/booking.aggregate.js';
import {
  BookingCancelled,
  BookingChangeUndone,
  BookingCompleted,
  BookingConfirmed,
  BookingImported,
  BookingImportUndone,
  bookingEvents,
  BookingRequested,
  BookingRescheduled,
  type RecordedBookingEvent,
} from '../booking.event-types.js';
import type { Appointment } from '../domain/booking-details.js';
import { getUserId } from '../../kernel/actor.js';

type BookingChange = 'requested' | 'confirmed' | 'updated' | 'completed' | 'cancelled';

function toChange(event: RecordedBookingEvent): BookingChange {
  if (event instanceof BookingRequested) return 'requested';
  if (event instanceof BookingConfirmed) return 'confirmed';
  if (event instanceof BookingCompleted) return 'completed';
  if (event instanceof BookingCancelled) return 'cancelled';
  return 'updated';
}

/** Whether a booking was confirmed together with its request: it is announced once, as requested. */
const isConfirmedAtOnce = (event: RecordedBookingEvent) =>
  event instanceof BookingConfirmed && event.data.how === 'at-once';

/**
 * Makes open pages reload when a booking changes: time grids of the day, which learn nothing about the client, and
 * back-office lists with the booking.
 */
@EventsHandler(...bookingEvents)
export class PushBookingChanged implements IEventHandler<RecordedBookingEvent> {
  constructor(
    private readonly orm: MikroORM,
    private readonly store: AggregateRepository,
    private readonly rooms: LiveRooms,
    private readonly dayRooms: DayRooms,
    private readonly staffRooms: StaffRooms,
    private readonly accounts: AccountsQuery,
  ) {}

  async handle(event: RecordedBookingEvent): Promise<void> {
    if (!this.rooms.hasSockets || isConfirmedAtOnce(event)) return;
    await this.rooms.pushBestEffort(async () =>
      event instanceof BookingImported || event instanceof BookingImportUndone
        ? this.pushImported(event)
        : this.push(event),
    );
  }

  /**
   * Pushes only slots that are taken or come free: thousands of bookings are imported at once, or removed again, about which nobody is to see
   * thousands of messages.
   */
  private pushImported({ data: { therapistId, date, holdsSlot } }: BookingImported | BookingImportUndone): void {
    if (holdsSlot) this.dayRooms.pushDayChanged(therapistId, date, 'booking');
  }

  private async push(event: RecordedBookingEvent): Promise<void> {
    const now = await this.appointmentAt(event, event.version);
    if (!now) return;
    const mayMove = event instanceof BookingRescheduled || event instanceof BookingChangeUndone;
    const before = mayMove ? await this.appointmentAt(event, event.version - 1) : undefined;
    for (const { therapistId, date } of before ? [before, now] : [now]) {
      this.dayRooms.pushDayChanged(therapistId, date, 'booking');
    }
    if ('isPart' in event.data) return;
    const userId = getUserId(event.actor);
    const body = {
      booking_id: event.stream,
      change: toChange(event),
      therapist_id: now.therapistId,
      booking_date: now.date,
      by_user_id: userId,
      by_role: userId && (await this.accounts.findRole(this.orm.em.fork(), userId)),
      version: event.version,
    };
    this.staffRooms.emit(now.therapistId, 'booking-changed', body);
  }

  private async appointmentAt({ stream }: RecordedEvent, version: number): Promise<Appointment | undefined> {
    const { state } = await this.store.load(this.orm.em.fork(), bookingAggregate, stream, version);
    return state.status === 'none' ? undefined : state.appointment;
  }
}
