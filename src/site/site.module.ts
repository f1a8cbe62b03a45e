import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { LandingController } from './http/landing.controller.js';
import { Landing } from './landing.js';
import { PushLandingOnWhatItShowsChanged } from './reactions/push-landing-on-what-it-shows-changed.js';
import { RenewHomePageOnWhatItShowsChanged } from './reactions/renew-home-page-on-what-it-shows-changed.js';
import { HomePage } from './rendering/home-page.js';
import { LandingWorker } from './rendering/landing-worker.js';
import { StructuredData } from './rendering/structured-data.js';
import { WhatTheLandingShows } from './what-the-landing-shows.js';

/** The public site: what its pages need from several modules at once, and its first page as the server draws it. */
@Module({
  imports: [CatalogModule, SchedulingModule],
  controllers: [LandingController],
  providers: [
    Landing,
    WhatTheLandingShows,
    StructuredData,
    LandingWorker,
    HomePage,
    PushLandingOnWhatItShowsChanged,
    RenewHomePageOnWhatItShowsChanged,
  ],
})
export class SiteModule {}
