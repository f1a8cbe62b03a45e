import type { OnApplicationShutdown } from '@nestjs/common';
import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { LiveRooms } from '../../platform/live/live-rooms.js';
import { WhatTheLandingShows } from '../what-the-landing-shows.js';

/** Everybody who looks at the page reads it again: not more often than this. */
const pauseMs = 2_000;

@EventsHandler(LoggedEvent)
export class PushLandingOnWhatItShowsChanged implements IEventHandler<LoggedEvent>, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly shown: WhatTheLandingShows,
    private readonly rooms: LiveRooms,
  ) {}

  handle({ type }: LoggedEvent): void {
    if (this.shown.isChangedBy(type)) this.timer ??= setTimeout(() => this.push(), pauseMs).unref();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  private push(): void {
    this.timer = undefined;
    this.rooms.toAll('landing-changed', {});
  }
}
