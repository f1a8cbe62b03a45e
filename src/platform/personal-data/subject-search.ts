import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProvider } from '../discover-providers.js';

/** Finds subjects of personal data by a part of their name, erased ones excluded. */
export interface SubjectFinder {
  /** Ids of subjects, at most `limit`, the latest first. */
  findByName(em: EntityManager, part: string, limit: number): Promise<string[]>;
}

/** Marks the one SubjectFinder: the module that stores names unencrypted, so that nothing else needs an index of them. */
export const FindsSubjects = DiscoveryService.createDecorator<void>();

/** Searches subjects for modules that only hold their ids. */
@Injectable()
export class SubjectSearch implements SubjectFinder {
  constructor(private readonly discovery: DiscoveryService) {}

  findByName(em: EntityManager, part: string, limit: number): Promise<string[]> {
    return discoverProvider<SubjectFinder>(this.discovery, FindsSubjects).findByName(em, part, limit);
  }
}
