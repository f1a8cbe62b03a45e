import type { Logger } from '@nestjs/common';
import { MINUTE_MS } from '../../kernel/local-time.js';

const INTERVAL_MS = MINUTE_MS;

/** Logs repeated failures of one kind once a minute, with their count, so that they do not flood the log. */
export class FailureLog {
  private readonly lines = new Map<string, { at: number; repeated: number }>();

  constructor(private readonly logger: Logger) {}

  /** Logs a failure. Errors of one kind and message are the same. */
  warn(error: unknown, fields: object, message: string): void {
    const key = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const now = performance.now();
    const line = this.lines.get(key);
    if (line && now - line.at < INTERVAL_MS) {
      line.repeated++;
      return;
    }
    for (const [other, { at }] of this.lines) if (now - at >= INTERVAL_MS) this.lines.delete(other);
    this.lines.set(key, { at: now, repeated: 0 });
    this.logger.warn({ ...fields, ...(line && { repeated: line.repeated }) }, message);
  }
}
