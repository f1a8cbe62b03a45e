import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DESK_ROLES, Roles } from '../../identity/index.js';
import { CoverageQueryDto, type CoverageDto } from './coverage.dto.js';
import { CoverageQuery } from './coverage.query.js';

/** Coverage of bookings by the roster. */
@ApiTags('Scheduling')
@Controller('office/coverage')
export class CoverageController {
  constructor(private readonly coverage: CoverageQuery) {}

  /** Returns hours per person and week, minutes per hour, and bookings without their clients. */
  @Get()
  @Roles('staff', ...DESK_ROLES)
  getCoverage(@Query() { from, to, therapist_id }: CoverageQueryDto): Promise<CoverageDto> {
    return this.coverage.forDays(from, to, therapist_id);
  }
}
