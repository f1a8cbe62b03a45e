import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProvider } from '../discover-providers.js';

/** A hashed entry of the action log, with its hash. */
export interface EntryHash {
  seq: number;
  /** SHA-256 in hexadecimal. */
  hash: string;
}

/** The last hashed entry. Whoever keeps a copy can prove later that no entry before it has changed. */
export type PublishedHead = EntryHash;

/** Reads the hash chain. */
export interface ChainHeadSource {
  head(): Promise<PublishedHead>;
  /** Returns the hash of an event's entry; null until it is hashed. */
  findHash(eventId: string): Promise<EntryHash | null>;
}

/** Marks the one ChainHeadSource. */
export const ProvidesChainHead = DiscoveryService.createDecorator<void>();

/** Provides hashes of the action log's chain, for reports and papers that leave the system. */
@Injectable()
export class ChainHeads {
  constructor(private readonly discovery: DiscoveryService) {}

  head(): Promise<PublishedHead> {
    return this.provider().head();
  }

  findHash(eventId: string): Promise<EntryHash | null> {
    return this.provider().findHash(eventId);
  }

  private provider(): ChainHeadSource {
    return discoverProvider<ChainHeadSource>(this.discovery, ProvidesChainHead);
  }
}
