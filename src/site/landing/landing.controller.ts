import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/security/public.decorator.js';
import type { LandingDto } from './landing.dto.js';
import { LandingQuery } from './landing.query.js';

@ApiTags('Site')
@Public()
@Controller()
export class LandingController {
  constructor(private readonly landing: LandingQuery) {}

  /** Returns the landing page's data in one answer. */
  @Get('landing')
  getLanding(): Promise<LandingDto> {
    return this.landing.page();
  }
}
