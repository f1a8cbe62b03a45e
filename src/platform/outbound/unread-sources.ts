import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProviders } from '../discover-providers.js';
import type { UnreadSourceDto } from './unread-source.dto.js';

/** Finds the sources outside the shop that a module cannot read at present. */
export interface UnreadSourceFinder {
  findUnread(): Promise<UnreadSourceDto[]>;
}

/** Marks an UnreadSourceFinder. */
export const FindsUnreadSources = DiscoveryService.createDecorator<void>();

/** The sources outside the shop that cannot be read at present, of all modules, for the system status. */
@Injectable()
export class UnreadSources {
  constructor(private readonly discovery: DiscoveryService) {}

  async list(): Promise<UnreadSourceDto[]> {
    const finders = discoverProviders<UnreadSourceFinder, void>(this.discovery, FindsUnreadSources);
    return (await Promise.all(finders.map(({ instance }) => instance.findUnread()))).flat();
  }
}
