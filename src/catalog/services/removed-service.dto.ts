import { ApiProperty } from '@nestjs/swagger';

export class RemovedServiceDto {
  /** Retired when it has bookings: they keep it. */
  @ApiProperty({ enum: ['deleted', 'retired'] })
  outcome!: 'deleted' | 'retired';
}
