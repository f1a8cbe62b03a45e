import { type EntityManager, IsolationLevel, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { type Finding, type OnProgress, type Proof, proofKey } from './proof.js';

export interface Proven extends Finding {
  claim: string;
}

/** Runs every module's proofs over one and the same moment of the database. */
@Injectable()
export class Proofs {
  constructor(
    private readonly orm: MikroORM,
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  async run(onProgress?: OnProgress): Promise<Proven[]> {
    const em = this.orm.em.fork();
    await em.begin({ isolationLevel: IsolationLevel.REPEATABLE_READ });
    try {
      return await this.over(em, onProgress);
    } finally {
      await em.rollback();
    }
  }

  /** Over what the caller's transaction sees; it is rolled back afterwards. */
  async over(em: EntityManager, onProgress: OnProgress = () => undefined): Promise<Proven[]> {
    const proven: Proven[] = [];
    for (const { claim, proof } of this.all()) {
      onProgress(claim);
      proven.push({ claim, ...(await proof.prove(em, (words) => onProgress(`${claim}: ${words}`))) });
    }
    return proven;
  }

  private all(): { claim: string; proof: Proof }[] {
    return this.discovery.getProviders().flatMap(({ instance, metatype }) => {
      const claim = metatype && this.reflector.get<string | undefined>(proofKey, metatype as new () => unknown);
      return claim ? [{ claim, proof: instance as Proof }] : [];
    });
  }
}
