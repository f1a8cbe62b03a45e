import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { type Projection, projectionKey, type ProjectionTables } from './projection.js';

export type RegisteredProjection = ProjectionTables & Pick<Projection, 'apply'>;

/** Every projection of every module. */
@Injectable()
export class Projections implements OnApplicationBootstrap {
  private registered: readonly RegisteredProjection[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    this.registered = this.discovery.getProviders().flatMap(({ instance, metatype }) => {
      const tables =
        metatype && this.reflector.get<ProjectionTables | undefined>(projectionKey, metatype as new () => unknown);
      return tables ? [{ ...tables, apply: (instance as Projection).apply.bind(instance) }] : [];
    });
  }

  all(): readonly RegisteredProjection[] {
    return this.registered;
  }

  /** Those that follow the log a moment behind. */
  following(): RegisteredProjection[] {
    return this.registered.filter(({ isInline }) => !isInline);
  }
}
