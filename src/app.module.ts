import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { DatabaseModule } from './platform/database/database.module.js';
import { PlatformModule } from './platform/platform.module.js';

/** The list of modules. Web and worker run the same ones; what a process does with them is decided in main.ts and worker.ts. */
@Module({
  imports: [PlatformModule, CqrsModule.forRoot(), DatabaseModule.with([])],
})
export class AppModule {}
