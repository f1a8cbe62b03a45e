import type { Type } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Test } from '@nestjs/testing';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { ENVIRONMENT } from '../../../src/platform/environment.js';
import { DatabaseModule } from '../../../src/platform/database/database.module.js';
import { EventTypeRegistry } from '../../../src/platform/event-log/event-type-registry.js';
import { created } from '../../../src/platform/event-log/event-type.js';
import { RecordedEvent } from '../../../src/platform/event-log/recorded-event.js';
import { EventLog } from '../../../src/platform/event-log/event-log.js';
import { PlatformModule } from '../../../src/platform/platform.module.js';
import { BackgroundServices } from '../../../src/platform/background-services.js';
import { testEnvironment } from '../../support/test-environment.js';
import { registerCleanup } from '../../support/register-cleanup.js';

export class SomethingHappened extends RecordedEvent {}

export interface PlatformProcess {
  get<Thing>(type: Type<Thing>): Thing;
  em(): EntityManager;
  startWorker(): Promise<void>;
  /** Logs events of type SomethingHappened, each in a transaction of its own. */
  log(...streams: string[]): Promise<void>;
  close(): Promise<void>;
}

/** The platform alone, with providers of the test in place of the modules. */
export async function startPlatform(
  database: string,
  options: { providers?: Type[]; env?: Record<string, string> } = {},
): Promise<PlatformProcess> {
  const testing = await Test.createTestingModule({
    imports: [PlatformModule, CqrsModule.forRoot(), DatabaseModule.with([])],
    providers: options.providers ?? [],
  })
    .overrideProvider(ENVIRONMENT)
    .useValue({ ...testEnvironment(database), ...options.env })
    .compile();
  testing.get(EventTypeRegistry).register('test', {
    SomethingHappened: created(SomethingHappened, 'something_create', [], 'Something happened'),
  });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= testing.close());
  registerCleanup(close);
  await testing.init();
  const orm = testing.get(MikroORM);
  return {
    get: (type) => testing.get(type),
    em: () => orm.em.fork(),
    startWorker: () => testing.get(BackgroundServices).startWorker(),
    close,
    async log(...streams) {
      for (const stream of streams) {
        await orm.em
          .fork()
          .transactional((em) =>
            testing.get(EventLog).appendChange(em, SomethingHappened, stream, {}, { kind: 'system' }),
          );
      }
    },
  };
}
