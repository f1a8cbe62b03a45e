import { SpanKind, trace } from '@opentelemetry/api';
import { isTracing, withSpan } from './tracing.js';

/**
 * Records a statement as a span of the active trace. Statements outside of a trace, such as those of idle pollers, are not
 * recorded, and neither are the values, which are parameters.
 */
export function traceStatement<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
  if (!isTracing || !trace.getActiveSpan()) return run();
  const statement = text.trim();
  const [verb = 'sql'] = statement.split(/\s/, 1);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement };
  return withSpan({ name: verb, kind: SpanKind.CLIENT, attributes }, run);
}
