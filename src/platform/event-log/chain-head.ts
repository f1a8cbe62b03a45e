import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';

/** A hashed entry of the action log, with its hash. */
export interface EntryHash {
  seq: number;
  /** SHA-256 in hexadecimal. */
  hash: string;
}

/** The last hashed entry. Whoever keeps a copy can prove later that no entry before it has changed. */
export type PublishedHead = EntryHash;

/** Reads the hash chain. */
export abstract class ChainHeadSource {
  abstract head(): Promise<PublishedHead>;
  /** Returns the hash of an event's entry; null until it is hashed. */
  abstract findHash(eventId: string): Promise<EntryHash | null>;
}

/** Provides hashes of the action log's chain, for reports and papers that leave the system. */
@Injectable()
export class ChainHeads {
  constructor(private readonly modules: ModuleRef) {}

  head(): Promise<PublishedHead> {
    return this.provider().head();
  }

  findHash(eventId: string): Promise<EntryHash | null> {
    return this.provider().findHash(eventId);
  }

  private provider(): ChainHeadSource {
    return this.modules.get<ChainHeadSource>(ChainHeadSource, { strict: false });
  }
}
