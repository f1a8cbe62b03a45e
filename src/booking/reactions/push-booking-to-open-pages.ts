import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { MikroORM } from '@mikro-orm/postgresql';
import { EventStore } from '../../platform/event-store/event-store.js';
import { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { LiveRooms } from '../../platform/live/live-rooms.js';
import { bookingAggregate } from '../domain/booking.js';
import type { Appointment, BookingConfirmed, BookingEvent, MaybePart } from '../domain/booking.events.js';

type Change = 'requested' | 'confirmed' | 'updated' | 'completed' | 'cancelled';

const changes: Readonly<Record<BookingEvent['type'], Change>> = {
  BookingRequested: 'requested',
  BookingConfirmed: 'confirmed',
  EmailVerified: 'updated',
  BookingRescheduled: 'updated',
  BookingServiceChanged: 'updated',
  ClientDetailsChanged: 'updated',
  BookingReopened: 'updated',
  BookingCompleted: 'completed',
  BookingCancelled: 'cancelled',
  LetterResent: 'updated',
  PersonalDataErased: 'updated',
};

/** A booking confirmed with its request is one piece of news, not two. */
function isTold({ type, data }: LoggedEvent): boolean {
  return type === 'BookingConfirmed' && (data as BookingConfirmed['data']).how === 'at-once';
}

/** Tells the time grids that show the day, without a word about the client, and the office pages that list the booking. */
@EventsHandler(LoggedEvent)
export class PushBookingToOpenPages implements IEventHandler<LoggedEvent> {
  constructor(
    private readonly orm: MikroORM,
    private readonly store: EventStore,
    private readonly rooms: LiveRooms,
  ) {}

  async handle(event: LoggedEvent): Promise<void> {
    const change = changes[event.type as BookingEvent['type']];
    if (!change || !this.rooms.isOpen || isTold(event)) return;
    await this.rooms.tell(() => this.push(event, change));
  }

  private async push(event: LoggedEvent, change: Change): Promise<void> {
    const now = await this.appointmentAt(event, event.version);
    if (!now) return;
    const before = event.type === 'BookingRescheduled' ? await this.appointmentAt(event, event.version - 1) : undefined;
    for (const { therapistId, date } of before ? [before, now] : [now]) {
      this.rooms.toDay(therapistId, date, 'day-changed', { therapist_id: therapistId, date, cause: 'booking' });
    }
    if ((event.data as MaybePart).isPart) return;
    const body = {
      booking_id: event.stream,
      change,
      therapist_id: now.therapistId,
      booking_date: now.date,
      by_user_id: event.actor.kind === 'user' ? event.actor.id : null,
      version: event.version,
    };
    this.rooms.toStaff(now.therapistId, 'booking-changed', body);
  }

  private async appointmentAt({ stream }: LoggedEvent, version: number): Promise<Appointment | undefined> {
    const { state } = await this.store.load(this.orm.em.fork(), bookingAggregate, stream, version);
    return state.situation === 'none' ? undefined : state.appointment;
  }
}
