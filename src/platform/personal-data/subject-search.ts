import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/**
 * Finds subjects of personal data by a part of their name. Only whoever keeps names in the clear can: that module says how
 * at start, and forgets whom it erases, so that nothing else needs an index of names.
 */
@Injectable()
export class SubjectSearch {
  /** Ids of subjects, at most `limit`, those of late first. */
  named: (em: EntityManager, part: string, limit: number) => Promise<string[]> = async () => [];
}
