import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProvider } from '../discover-providers.js';

/** The last sealed entry of the action log and its seal: whoever keeps it can prove later what was there. */
export interface PublishedHead {
  seq: number;
  /** SHA-256 in hexadecimal. */
  hash: string;
}

/** Reads the head where the chain is kept. */
export interface ChainHeadSource {
  head(): Promise<PublishedHead>;
}

/** Marks the one ChainHeadSource. */
export const ProvidesChainHead = DiscoveryService.createDecorator<void>();

/** The head of the action log's chain, for what is printed and leaves the house. */
@Injectable()
export class ChainHeads {
  constructor(private readonly discovery: DiscoveryService) {}

  head(): Promise<PublishedHead> {
    return discoverProvider<ChainHeadSource>(this.discovery, ProvidesChainHead).head();
  }
}
