import { Module } from '@nestjs/common';
import { Reservations } from './reservations/reservations.js';

@Module({
  providers: [Reservations],
  exports: [Reservations],
})
export class SchedulingModule {}
