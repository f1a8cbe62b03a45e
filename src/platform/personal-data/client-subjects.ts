import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';

/**
 * Finds the subjects of personal data that belong to a client of the office. The module that knows who counts as one
 * client provides it.
 */
export abstract class ClientSubjectFinder {
  /** Returns the ids of the client's subjects. @throws NotFoundError when nobody has this id */
  abstract findSubjects(em: EntityManager, clientId: string): Promise<string[]>;
}

/** Finds the subjects of a client, for modules that only hold ids. */
@Injectable()
export class ClientSubjects {
  constructor(private readonly modules: ModuleRef) {}

  find(em: EntityManager, clientId: string): Promise<string[]> {
    return this.modules.get<ClientSubjectFinder>(ClientSubjectFinder, { strict: false }).findSubjects(em, clientId);
  }
}
