import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProviders } from '../discover-providers.js';

/**
 * Subjects that match: the ids of all of them, or SQL of whether the subject of an id, an SQL expression, does; it adds to
 * the parameters of the statement.
 */
export type SubjectMatches = { ids: string[] } | { matchesSql: (id: string, parameters: unknown[]) => string };

export interface SearchRange {
  /** The moment before which the subjects were made; now when left out. */
  madeBefore?: Date | undefined;
  /** Whether ids are wanted, however many there are. */
  asIds?: boolean | undefined;
}

/** Finds subjects of personal data by a part of their name, erased ones excluded. */
export interface SubjectFinder {
  /** Name under which others store the ids of its subjects. */
  readonly idField: string;
  findByName(em: EntityManager, part: string, range: SearchRange): Promise<SubjectMatches>;
  /** Finds subjects about which something was decided for a reason with these words. */
  findByReason?(em: EntityManager, part: string, range: SearchRange): Promise<SubjectMatches>;
}

/**
 * Marks each SubjectFinder, in the modules that store names unencrypted, so that nothing else needs an index of them.
 */
export const FindsSubjects = DiscoveryService.createDecorator<void>();

/** Searches subjects for modules that only hold their ids. */
@Injectable()
export class SubjectSearch {
  constructor(private readonly discovery: DiscoveryService) {}

  /** Returns what matches, by the name under which ids are stored. */
  async findByName(em: EntityManager, part: string, range: SearchRange): Promise<Map<string, SubjectMatches>> {
    const found = new Map<string, SubjectMatches>();
    for (const finder of this.finders()) found.set(finder.idField, await finder.findByName(em, part, range));
    return found;
  }

  /** Returns what matches by the reason for which something was decided, by the name under which ids are stored. */
  async findByReason(em: EntityManager, part: string, range: SearchRange): Promise<Map<string, SubjectMatches>> {
    const found = new Map<string, SubjectMatches>();
    for (const finder of this.finders()) {
      const matches = await finder.findByReason?.(em, part, range);
      if (matches) found.set(finder.idField, matches);
    }
    return found;
  }

  private finders(): SubjectFinder[] {
    return discoverProviders<SubjectFinder, void>(this.discovery, FindsSubjects).map(({ instance }) => instance);
  }
}
