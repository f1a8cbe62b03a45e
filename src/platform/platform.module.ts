import { Global, Module } from '@nestjs/common';
import { Clock } from './clock/clock.js';
import { ShopClock } from './clock/shop-clock.js';
import { Config } from './config.js';

/** What every module may inject. */
@Global()
@Module({
  providers: [{ provide: Config, useFactory: () => Config.from(process.env) }, Clock, ShopClock],
  exports: [Config, Clock, ShopClock],
})
export class PlatformModule {}
