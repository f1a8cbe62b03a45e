import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { endTracing } from './tracing.js';

/** Sends the last spans of a process that ends. */
@Injectable()
export class TracingShutdown implements OnApplicationShutdown {
  async onApplicationShutdown(): Promise<void> {
    // The collector may be away, which must not keep the process from ending.
    await endTracing().catch(() => undefined);
  }
}
