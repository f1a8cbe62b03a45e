import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProviders } from '../discover-providers.js';

/** Something that an entry of the log names by its id. */
export interface Reference {
  kind: string;
  id: string;
  /** Sequence number at which names are read, where they change with the events. */
  seq: number;
  /** Year in which the entry was written; a day of another year is shown with its year. */
  year: string;
}

/** A piece of a name, with the thing that it names: null for mere text. */
export interface NamePart {
  text: string;
  kind: string | null;
  id: string | null;
}

export interface NamedReference extends Omit<Reference, 'year'> {
  /** Pieces of the name: several where it names several things. */
  name: readonly NamePart[];
}

/** Names the things that a module's events refer to, all of them in one statement. */
export interface ReferenceNamer {
  nameReferences(em: EntityManager, references: readonly Reference[]): Promise<readonly NamedReference[]>;
}

/** Marks each ReferenceNamer. Its option lists the kinds that it names. */
export const NamesReferences = DiscoveryService.createDecorator<readonly string[]>();

/** Names things for modules that only hold their ids. */
@Injectable()
export class ReferenceNames {
  constructor(private readonly discovery: DiscoveryService) {}

  /** Returns names by `referenceKey`; unknown references are missing. */
  async find(em: EntityManager, references: readonly Reference[]): Promise<Map<string, readonly NamePart[]>> {
    const names = new Map<string, readonly NamePart[]>();
    const namers = discoverProviders<ReferenceNamer, readonly string[]>(this.discovery, NamesReferences);
    for (const { instance, options: kinds } of namers) {
      const own = references.filter(({ kind }) => kinds.includes(kind));
      const named = own.length > 0 ? await instance.nameReferences(em, own) : [];
      for (const each of named) names.set(referenceKey(each), each.name);
    }
    return names;
  }
}

export const referenceKey = ({ kind, id, seq }: Omit<Reference, 'year'>) => `${kind} ${id} ${seq}`;
