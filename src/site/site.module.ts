import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { LandingController } from './http/landing.controller.js';
import { Landing } from './landing.js';
import { PushLandingOnWhatItShowsChanged } from './reactions/push-landing-on-what-it-shows-changed.js';

/** The public site: what its pages need from several modules at once. */
@Module({
  imports: [CatalogModule, SchedulingModule],
  controllers: [LandingController],
  providers: [Landing, PushLandingOnWhatItShowsChanged],
})
export class SiteModule {}
