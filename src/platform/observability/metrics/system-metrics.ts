import { Gauge, Registry } from 'prom-client';
import type { ProcessingLag } from '../processing-lag/processing-lag.js';

type Sample = readonly [labels: Record<string, string>, value: number];

/**
 * Collects figures of all processes together. Every process reports the same, so that they are there while any process
 * is.
 */
export function collectSystemMetrics({ log, projections, queues, refused, backedUpAt }: ProcessingLag): Registry {
  const registry = new Registry();
  const gauge = (name: string, help: string, samples: readonly Sample[]) => {
    const [first] = samples;
    if (!first) return;
    const labelNames = Object.keys(first[0]);
    const made = new Gauge({ name, help, labelNames, registers: [registry] });
    for (const [labels, value] of samples) made.set(labels, value);
  };
  gauge('log_head', 'The last place of the log', [[{}, log.head]]);
  gauge('relay_lag_events', 'Committed events that the relay has yet to put in order', [[{}, log.pending]]);
  gauge('relay_lag_seconds', 'Age of the oldest of them', [[{}, log.pendingSeconds]]);
  gauge(
    'projection_lag_events',
    'Events that a projection has yet to read',
    projections.map(({ name, behind }) => [{ projection: name }, behind]),
  );
  gauge(
    'projection_lag_seconds',
    'Age of the oldest of them',
    projections.map(({ name, seconds }) => [{ projection: name }, seconds]),
  );
  gauge(
    'queue_jobs',
    'Jobs by queue and state',
    queues.flatMap(({ name, jobs }) =>
      Object.entries(jobs ?? {}).map(([state, count]) => [{ queue: name, state }, count] as const),
    ),
  );
  gauge(
    'deliveries_open',
    'Deliveries that were not tried yet, whose last attempt failed, or that are unknown',
    queues.flatMap(({ name, open, failing, unknown }) => [
      [{ queue: name, state: 'open' }, open] as const,
      [{ queue: name, state: 'failing' }, failing] as const,
      [{ queue: name, state: 'unknown' }, unknown] as const,
    ]),
  );
  gauge(
    'deliveries_oldest_seconds',
    'Age of the event that has waited longest for one of its deliveries',
    queues.map(({ name, oldestSeconds }) => [{ queue: name }, oldestSeconds]),
  );
  gauge(
    'queue_outage_seconds',
    'For how long the server of a queue has not answered; 0 while it does',
    queues.map(({ name, outage }) => [{ queue: name }, outage?.seconds ?? 0]),
  );
  gauge('mails_refused', 'Mails that were refused or over a limit, neither sent again nor dismissed', [[{}, refused]]);
  const backups: Sample[] = backedUpAt ? [[{}, backedUpAt.getTime() / 1000]] : [];
  gauge('last_backup_timestamp_seconds', 'When npm run backup was run last; missing when it never was', backups);
  return registry;
}
