import { type EntityManager, IsolationLevel, MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProviders } from '../discover-providers.js';
import { type CheckResult, ChecksIntegrity, type IntegrityCheck, type OnProgress } from './integrity-check.js';

export interface CheckReport extends CheckResult {
  claim: string;
}

/** Runs the integrity checks of all modules on one snapshot of the database. */
@Injectable()
export class IntegrityChecks {
  constructor(
    private readonly orm: MikroORM,
    private readonly discovery: DiscoveryService,
  ) {}

  async run(onProgress?: OnProgress): Promise<CheckReport[]> {
    const em = this.orm.em.fork();
    await em.begin({ isolationLevel: IsolationLevel.REPEATABLE_READ });
    try {
      return await this.runIn(em, onProgress);
    } finally {
      await em.rollback();
    }
  }

  /** Runs the checks in the caller's transaction, which the caller rolls back. */
  async runIn(em: EntityManager, onProgress: OnProgress = () => undefined): Promise<CheckReport[]> {
    const reports: CheckReport[] = [];
    const checks = discoverProviders<IntegrityCheck, string>(this.discovery, ChecksIntegrity);
    for (const { instance: check, options: claim } of checks) {
      onProgress(claim);
      reports.push({ claim, ...(await check.run(em, (message) => onProgress(`${claim}: ${message}`))) });
    }
    return reports;
  }
}
