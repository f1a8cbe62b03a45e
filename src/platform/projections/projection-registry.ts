import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProviders } from '../discover-providers.js';
import { type Projection, type ProjectionOptions, RegisterProjection } from './projection.js';

export type RegisteredProjection = ProjectionOptions & Projection;

/** Knows the projections of all modules. */
@Injectable()
export class ProjectionRegistry implements OnApplicationBootstrap {
  private registered: readonly RegisteredProjection[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    const found = discoverProviders<Projection, ProjectionOptions>(this.discovery, RegisterProjection);
    this.registered = found.map(({ instance, options }) => ({
      ...options,
      apply: instance.apply.bind(instance),
      applyStreams: instance.applyStreams?.bind(instance),
      completeStreams: instance.completeStreams?.bind(instance),
    }));
  }

  all(): readonly RegisteredProjection[] {
    return this.registered;
  }

  /** Returns the projections that the projector keeps up to date, shortly after the commit. */
  asynchronous(): RegisteredProjection[] {
    return this.registered.filter(({ isInline }) => !isInline);
  }
}
