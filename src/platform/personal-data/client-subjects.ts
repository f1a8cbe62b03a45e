import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProvider } from '../discover-providers.js';

/** Knows which subjects of personal data a client of the office is. */
export interface ClientSubjectFinder {
  /** Ids of everything that is the client's. @throws NotFoundError when nobody has this id */
  findSubjects(em: EntityManager, clientId: string): Promise<string[]>;
}

/** Marks the one ClientSubjectFinder: that of the module which knows who counts as one client. */
export const FindsClientSubjects = DiscoveryService.createDecorator<void>();

/** The subjects of a client, for modules that only hold ids. */
@Injectable()
export class ClientSubjects {
  constructor(private readonly discovery: DiscoveryService) {}

  find(em: EntityManager, clientId: string): Promise<string[]> {
    return discoverProvider<ClientSubjectFinder>(this.discovery, FindsClientSubjects).findSubjects(em, clientId);
  }
}
