import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { LiveRooms } from './live-rooms.js';
import { LiveGateway } from './live.gateway.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [LiveGateway, LiveRooms],
  exports: [LiveRooms],
})
export class LiveModule {}
