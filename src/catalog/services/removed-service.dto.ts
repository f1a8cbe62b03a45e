import { ApiProperty } from '@nestjs/swagger';

export class RemovedServiceDto {
  /** Outcome of the removal: `retired` when the service has bookings, which keep it, or is all that a therapist gives. */
  @ApiProperty({ enum: ['deleted', 'retired'] })
  outcome!: 'deleted' | 'retired';

  /** Names of the therapists who give no other service that is offered. */
  idle_therapists!: string[];
}
