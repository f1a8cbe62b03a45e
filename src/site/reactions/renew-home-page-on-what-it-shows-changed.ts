import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { HomePage } from '../rendering/home-page.js';
import { WhatTheLandingShows } from '../what-the-landing-shows.js';

@EventsHandler(LoggedEvent)
export class RenewHomePageOnWhatItShowsChanged implements IEventHandler<LoggedEvent> {
  constructor(
    private readonly shown: WhatTheLandingShows,
    private readonly home: HomePage,
  ) {}

  handle({ type }: LoggedEvent): void {
    if (this.shown.isChangedBy(type)) this.home.forget();
  }
}
