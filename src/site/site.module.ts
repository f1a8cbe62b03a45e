import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { LandingController } from './landing/landing.controller.js';
import { LandingQuery } from './landing/landing.query.js';
import { PushLandingChanged } from './landing/push-landing-changed.js';
import { InvalidateHomePageCache } from './home-page/invalidate-home-page-cache.js';
import { FirstStepQuery } from './home-page/first-step.query.js';
import { HomePageCache } from './home-page/home-page-cache.js';
import { SsrWorker } from './home-page/ssr-worker.js';
import { SignInPageCache } from './sign-in-page/sign-in-page-cache.js';
import { NoscriptPage } from './pages/noscript-page.js';
import { StructuredDataBuilder } from './home-page/structured-data.js';

/** The public site: data that its pages need from several modules, and its server-rendered pages. */
@Module({
  imports: [CatalogModule, SchedulingModule],
  controllers: [LandingController],
  providers: [
    LandingQuery,
    FirstStepQuery,
    StructuredDataBuilder,
    SsrWorker,
    HomePageCache,
    SignInPageCache,
    NoscriptPage,
    PushLandingChanged,
    InvalidateHomePageCache,
  ],
})
export class SiteModule {}
