import { Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { type Disclosure, disclosureKey, type PersonSought } from './disclosure.js';

/** Asks every module what it holds about a person. */
@Injectable()
export class Disclosures {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /** By the names of the parts. */
  async everythingAbout(person: PersonSought): Promise<Record<string, object[]>> {
    const held: Record<string, object[]> = {};
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const part = metatype && this.reflector.get<string | undefined>(disclosureKey, metatype as new () => unknown);
      if (part) held[part] = await (instance as Disclosure).about(person);
    }
    return held;
  }
}
