import type { OnApplicationShutdown } from '@nestjs/common';
import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { LiveRooms } from '../../platform/live/live-rooms.js';
import { landingEvents } from './landing-events.js';

/** Milliseconds between two notices at least: every open landing page reloads its data. */
const PUSH_INTERVAL_MS = 2_000;

@EventsHandler(...landingEvents)
export class PushLandingChanged implements IEventHandler, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly rooms: LiveRooms) {}

  handle(): void {
    this.timer ??= setTimeout(() => this.push(), PUSH_INTERVAL_MS).unref();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  private push(): void {
    this.timer = undefined;
    this.rooms.emitToAll('landing-changed', {});
  }
}
