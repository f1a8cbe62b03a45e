import { Global, Module } from '@nestjs/common';
import { LiveAudience } from './live-audience.js';
import { LiveRooms } from './live-rooms.js';
import { LiveGateway } from './live.gateway.js';

@Global()
@Module({
  providers: [LiveGateway, LiveRooms, LiveAudience],
  exports: [LiveRooms, LiveAudience],
})
export class LiveModule {}
