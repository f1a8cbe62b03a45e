import { ApiProperty } from '@nestjs/swagger';

export class RemovedServiceDto {
  /** Outcome of the removal: `retired` when the service has bookings, which keep it. */
  @ApiProperty({ enum: ['deleted', 'retired'] })
  outcome!: 'deleted' | 'retired';
}
