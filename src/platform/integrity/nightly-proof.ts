import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { LocalDate } from '../../kernel/local-time.js';
import { discoverProviders } from '../discover-providers.js';

/** What does not agree, in a sentence. */
export class ComplaintDto {
  text!: string;
  /** Path of the page that shows it; null where there is none. */
  path!: string | null;
}

/** What a night has proved of the data, in words for people outside. */
export class NightlyProofDto {
  /** What it is about: `Books`. */
  name!: string;
  /** The day on which it was proved, `yyyy-MM-dd`. */
  day!: LocalDate;
  /** What was compared with what, in a sentence. */
  text!: string;
  /** Empty where all agrees. */
  complaints!: ComplaintDto[];
}

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
