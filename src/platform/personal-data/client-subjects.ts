import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProvider } from '../discover-providers.js';

/** Finds the subjects of personal data that belong to a client of the office. */
export interface ClientSubjectFinder {
  /** Returns the ids of the client's subjects. @throws NotFoundError when nobody has this id */
  findSubjects(em: EntityManager, clientId: string): Promise<string[]>;
}

/** Marks the one ClientSubjectFinder, in the module that knows who counts as one client. */
export const FindsClientSubjects = DiscoveryService.createDecorator<void>();

/** Finds the subjects of a client, for modules that only hold ids. */
@Injectable()
export class ClientSubjects {
  constructor(private readonly discovery: DiscoveryService) {}

  find(em: EntityManager, clientId: string): Promise<string[]> {
    return discoverProvider<ClientSubjectFinder>(this.discovery, FindsClientSubjects).findSubjects(em, clientId);
  }
}
