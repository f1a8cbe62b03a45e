import { SpanKind, trace } from '@opentelemetry/api';
import { isTracing, withSpan } from './tracing.js';

/** A span for a statement within one; what loops ask while nothing happens is part of none. Values are parameters, and not recorded. */
export function traceStatement<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
  if (!isTracing || !trace.getActiveSpan()) return run();
  const statement = text.trim();
  const [verb = 'sql'] = statement.split(/\s/, 1);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement };
  return withSpan({ name: verb, kind: SpanKind.CLIENT, attributes }, run);
}
