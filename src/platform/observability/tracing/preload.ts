// Imported before everything else: OpenTelemetry is loaded where it is wanted, and costs nothing where not.
import { isTracing } from './tracing.js';

if (isTracing) await import('./start-tracing.js');
