import 'reflect-metadata';
import { EntityManager } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { Config } from '../platform/config.js';
import { rotateMasterKey } from '../platform/personal-data/rotate-master-key.js';
import { PersonalData } from '../platform/personal-data/personal-data.js';
import { showProgress } from './terminal/show-progress.js';

/** Exchanges the PERSONAL_DATA_KEY: npm run keys:exchange [-- --forget] */
try {
  await rotateKeys();
} catch (error) {
  showProgress.clear();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function rotateKeys(): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
  try {
    if (!app.get(Config).OTHER_PERSONAL_DATA_KEY) {
      throw new Error('Set PERSONAL_DATA_KEY to the new key, and OTHER_PERSONAL_DATA_KEY to the one so far');
    }
    const show = (done: number) => showProgress('keys', done);
    const { rotated, all } = await rotateMasterKey(app.get(EntityManager), app.get(PersonalData), show);
    showProgress.clear();
    console.log(
      `${rotated} of ${all} keys were exchanged, the others had been before. PERSONAL_DATA_KEY opens all of them.`,
    );
    console.log('Backups that were made before open with the other key alone: keep it for as long as you keep them.');
  } finally {
    await app.close();
  }
}
