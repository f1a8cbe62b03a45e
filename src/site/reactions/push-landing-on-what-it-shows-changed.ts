import type { OnApplicationShutdown } from '@nestjs/common';
import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { LiveRooms } from '../../platform/live/live-rooms.js';

/** Everybody who looks at the page reads it again: not more often than this. */
const pauseMs = 2_000;

const shown: ReadonlySet<string> = new Set([
  'ShopDetailsChanged',
  'BusinessHoursChanged',
  'PaymentSettingsChanged',
  'BookingRulesChanged',
  'ServiceAdded',
  'ServiceEdited',
  'ServiceDeleted',
  'ServiceRetired',
  'TherapistAdded',
  'TherapistEdited',
  'RosterEntryAdded',
  'TimeSlotAdded',
  'TherapistDayBlocked',
  'TherapistDayUnblocked',
  'BookingRequested',
  'BookingRescheduled',
  'BookingCancelled',
]);

@EventsHandler(LoggedEvent)
export class PushLandingOnWhatItShowsChanged implements IEventHandler<LoggedEvent>, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly rooms: LiveRooms) {}

  handle({ type }: LoggedEvent): void {
    if (shown.has(type)) this.timer ??= setTimeout(() => this.push(), pauseMs).unref();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  private push(): void {
    this.timer = undefined;
    this.rooms.toAll('landing-changed', {});
  }
}
