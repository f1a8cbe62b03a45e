import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/public.decorator.js';
import type { LandingDto } from '../landing.dto.js';
import { Landing } from '../landing.js';

@ApiTags('site')
@Public()
@Controller()
export class LandingController {
  constructor(private readonly landing: Landing) {}

  /** The landing page's data in one answer. */
  @Get('landing')
  getLanding(): Promise<LandingDto> {
    return this.landing.page();
  }
}
