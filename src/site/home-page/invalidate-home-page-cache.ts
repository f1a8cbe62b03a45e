import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { landingEvents } from '../landing/landing-events.js';
import { HomePageCache } from './home-page-cache.js';

@EventsHandler(...landingEvents)
export class InvalidateHomePageCache implements IEventHandler {
  constructor(private readonly cache: HomePageCache) {}

  handle(): void {
    this.cache.invalidate();
  }
}
