import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProviders } from '../discover-providers.js';
import type { NightlyProofDto } from './nightly-proof.dto.js';

export interface NightlyProofSource {
  /** Returns the latest proof; null before the first. */
  latest(): Promise<NightlyProofDto | null>;
}

/** Marks a NightlyProofSource. */
export const ProvesNightly = DiscoveryService.createDecorator<void>();

/** The latest proofs of all modules, for the system status and for the daily mail with the head of the chain. */
@Injectable()
export class NightlyProofs {
  constructor(private readonly discovery: DiscoveryService) {}

  async latest(): Promise<NightlyProofDto[]> {
    const sources = discoverProviders<NightlyProofSource, void>(this.discovery, ProvesNightly);
    const proofs = await Promise.all(sources.map(({ instance }) => instance.latest()));
    return proofs.filter((proof) => proof !== null);
  }
}
