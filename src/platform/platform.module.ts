import { Global, Module } from '@nestjs/common';
import { Clock } from './clock/clock.js';
import { ShopClock } from './clock/shop-clock.js';
import { Config } from './config.js';
import { EventCatalogue } from './event-store/event-catalogue.js';
import { EventLog } from './event-store/event-log.js';
import { EventStore } from './event-store/event-store.js';
import { LogSignal } from './event-store/log-signal.js';
import { PersonalData } from './personal-data/personal-data.js';

const offered = [Clock, ShopClock, EventCatalogue, EventLog, EventStore, LogSignal, PersonalData];

/** What every module may inject. */
@Global()
@Module({
  providers: [{ provide: Config, useFactory: () => Config.from(process.env) }, ...offered],
  exports: [Config, ...offered],
})
export class PlatformModule {}
