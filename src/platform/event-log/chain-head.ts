import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProvider } from '../discover-providers.js';

/**
 * The last hashed entry of the action log, with its hash. Whoever keeps a copy can prove later that no entry before
 * it has changed.
 */
export interface PublishedHead {
  seq: number;
  /** SHA-256 in hexadecimal. */
  hash: string;
}

/** Reads the current head of the hash chain. */
export interface ChainHeadSource {
  head(): Promise<PublishedHead>;
}

/** Marks the one ChainHeadSource. */
export const ProvidesChainHead = DiscoveryService.createDecorator<void>();

/** Provides the head of the action log's hash chain, for reports that leave the system. */
@Injectable()
export class ChainHeads {
  constructor(private readonly discovery: DiscoveryService) {}

  head(): Promise<PublishedHead> {
    return discoverProvider<ChainHeadSource>(this.discovery, ProvidesChainHead).head();
  }
}
