import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProvider } from '../discover-providers.js';

/** A hashed entry of the action log, with its hash. */
export interface Seal {
  seq: number;
  /** SHA-256 in hexadecimal. */
  hash: string;
}

/** The seal of the last hashed entry. Whoever keeps a copy can prove later that no entry before it has changed. */
export type PublishedHead = Seal;

/** Reads the hash chain. */
export interface ChainHeadSource {
  head(): Promise<PublishedHead>;
  /** Returns the seal of an event's entry; null until it is sealed. */
  findSeal(eventId: string): Promise<Seal | null>;
}

/** Marks the one ChainHeadSource. */
export const ProvidesChainHead = DiscoveryService.createDecorator<void>();

/** Provides seals of the action log's hash chain, for reports and papers that leave the system. */
@Injectable()
export class ChainHeads {
  constructor(private readonly discovery: DiscoveryService) {}

  head(): Promise<PublishedHead> {
    return this.provider().head();
  }

  findSeal(eventId: string): Promise<Seal | null> {
    return this.provider().findSeal(eventId);
  }

  private provider(): ChainHeadSource {
    return discoverProvider<ChainHeadSource>(this.discovery, ProvidesChainHead);
  }
}
