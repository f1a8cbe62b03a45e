import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { endTracing } from './tracing.js';

/** Sends the last spans of a process that ends. */
@Injectable()
export class TracingShutdown implements OnApplicationShutdown {
  async onApplicationShutdown(): Promise<void> {
    // Who collects them may be away, which is no reason not to end.
    await endTracing().catch(() => undefined);
  }
}
