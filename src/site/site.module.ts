import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { LandingController } from './http/landing.controller.js';
import { Landing } from './landing.js';

/** The public site: what its pages need from several modules at once. */
@Module({
  imports: [CatalogModule, SchedulingModule],
  controllers: [LandingController],
  providers: [Landing],
  exports: [Landing],
})
export class SiteModule {}
