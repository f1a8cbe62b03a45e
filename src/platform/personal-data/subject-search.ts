import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProviders } from '../discover-providers.js';

/** Finds subjects of personal data by a part of their name, erased ones excluded. */
export interface SubjectFinder {
  /** Name under which others store the ids of its subjects. */
  readonly idField: string;
  /** Returns ids of subjects, at most `limit`, the latest first. */
  findByName(em: EntityManager, part: string, limit: number): Promise<string[]>;
  /**
   * Returns ids of subjects about which something was decided for a reason with these words, at most `limit`, the
   * latest first.
   */
  findByReason?(em: EntityManager, part: string, limit: number): Promise<string[]>;
}

/**
 * Marks each SubjectFinder, in the modules that store names unencrypted, so that nothing else needs an index of them.
 */
export const FindsSubjects = DiscoveryService.createDecorator<void>();

/** Searches subjects for modules that only hold their ids. */
@Injectable()
export class SubjectSearch {
  constructor(private readonly discovery: DiscoveryService) {}

  /** Returns ids by the name under which they are stored, at most `limit` of each kind of subject. */
  async findByName(em: EntityManager, part: string, limit: number): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    for (const { instance } of discoverProviders<SubjectFinder, void>(this.discovery, FindsSubjects))
      found.set(instance.idField, await instance.findByName(em, part, limit));
    return found;
  }

  /** Returns ids of subjects by the reason for which something of theirs was decided. */
  async findByReason(em: EntityManager, part: string, limit: number): Promise<string[]> {
    const found: string[] = [];
    for (const { instance } of discoverProviders<SubjectFinder, void>(this.discovery, FindsSubjects))
      found.push(...((await instance.findByReason?.(em, part, limit)) ?? []));
    return found;
  }
}
