import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiRoute } from '../../identity/index.js';
import { FreeStartsQuery } from '../../scheduling/index.js';
import { FreeTimesQueryV1Dto, FreeTimesV1Dto, NextFreeTimesQueryV1Dto } from './availability.dto.js';
import { ShopTimes } from './shop-times.js';

@ApiTags('Free times')
@Controller('v1/free-times')
export class AvailabilityV1Controller {
  constructor(
    private readonly starts: FreeStartsQuery,
    private readonly times: ShopTimes,
  ) {}

  /** Lists the free times of a day; none on a day that visitors cannot book. */
  @Get()
  @ApiRoute('read', 'book', 'manage')
  async listFreeTimesV1(
    @Query() { service_id: serviceId, therapist_id: therapistId, date }: FreeTimesQueryV1Dto,
  ): Promise<FreeTimesV1Dto> {
    return this.toDto(await this.starts.ofDay(date, { serviceId, therapistId }));
  }

  /** Lists the next five free times within the days that can be booked; fewer where there are no more. */
  @Get('next')
  @ApiRoute('read', 'book', 'manage')
  async listNextFreeTimesV1(
    @Query() { service_id: serviceId, therapist_id: therapistId, from }: NextFreeTimesQueryV1Dto,
  ): Promise<FreeTimesV1Dto> {
    return this.toDto(await this.starts.next({ serviceId, therapistId, from }));
  }

  private toDto(starts: Awaited<ReturnType<FreeStartsQuery['next']>>): FreeTimesV1Dto {
    return { items: starts.map(({ therapists, ...start }) => ({ starts_at: this.times.format(start), therapists })) };
  }
}
