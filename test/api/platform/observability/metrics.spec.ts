import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { MetricsServer } from '../../../../src/platform/observability/metrics/metrics-server.js';
import type { TestProcess } from '../../../support/processes/start-app.js';
import { startApp, startWorker } from '../../../support/processes/start-app.js';
import { eventually } from '../../../support/eventually.js';
import { nextEvent, openSocket } from '../../../support/clients/open-socket.js';
import { createShopBuilder } from '../../../support/fixtures/shop-builder.js';

const env = { METRICS_PORT: '0' };

async function metricsOf({ get }: Pick<TestProcess, 'get'>): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${get(MetricsServer).port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  return answer.text();
}

/** The value of a line such as `live_sockets{state="open"} 1`. */
const valueOf = (metrics: string, line: string) => {
  const found = metrics.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
};

describe('metrics', () => {
  it('count requests by the pattern of their route, and what the process holds', async () => {
    const server = await startApp({ env });
    const socket = openSocket(server.url);
    await nextEvent(socket, 'connect');
    await fetch(`${server.url}/api/services`).then((answer) => answer.text());
    await fetch(`${server.url}/api/admin-action-logs/${randomUUID()}`).then((answer) => answer.text());
    await fetch(`${server.url}/nowhere/${randomUUID()}`).then((answer) => answer.text());
    const metrics = await metricsOf(server);
    const requests = (route: string, status: number) =>
      valueOf(metrics, `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`);
    expect(requests('/api/services', 200)).toBe(1);
    expect(requests('/api/admin-action-logs/:id', 401)).toBe(1);
    expect(requests('none', 404)).toBe(1);
    expect(valueOf(metrics, 'live_sockets{state="open"}')).toBe(1);
    expect(valueOf(metrics, 'database_connections{state="open"}')).toBeGreaterThan(0);
    expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('tell of the relay, the projections and the queues, also while no worker runs', async () => {
    const server = await startApp({ env });
    await createShopBuilder(server).service('Swedish');
    const waiting = await metricsOf(server);
    expect(valueOf(waiting, 'relay_lag_events')).toBeGreaterThan(0);
    const worker = await startWorker({ database: server.database, env });
    const done = await eventually(async () => {
      const metrics = await metricsOf(worker);
      const isDone = [
        'relay_lag_events',
        'deliveries_open{queue="audit",state="open"}',
        'projection_lag_events{projection="customers"}',
      ];
      return isDone.every((line) => valueOf(metrics, line) === 0) ? metrics : undefined;
    }, 'everything to be done');
    expect(valueOf(done, 'log_head')).toBe(valueOf(waiting, 'relay_lag_events'));
    expect(valueOf(done, 'queue_jobs{queue="audit",state="waiting"}')).toBe(0);
    const delivered = 'delivery_duration_seconds_count{subscriber="write-action-log",outcome="done"}';
    expect(valueOf(done, delivered)).toBe(valueOf(done, 'log_head'));
  });

  it('come without the figures of the shop while the database hangs; the process lives, and is not ready while its schema is not', async () => {
    const server = await startApp({ env });
    const address = `http://127.0.0.1:${server.get(MetricsServer).port}`;
    const statusOf = async (path: string) => (await fetch(address + path)).status;
    expect([await statusOf('/live'), await statusOf('/ready'), await statusOf('/')]).toEqual([200, 200, 404]);

    const lock = new pg.Client({ connectionString: server.database });
    await lock.connect();
    await lock.query('begin; lock table log_order, schema_migrations in access exclusive mode');
    const metrics = await Promise.all([metricsOf(server), metricsOf(server)]);
    expect(metrics.map((each) => valueOf(each, 'log_head'))).toEqual([undefined, undefined]);
    expect(metrics[0]).toContain('nodejs_eventloop_lag_p99_seconds');
    expect([await statusOf('/live'), await statusOf('/ready')]).toEqual([200, 503]);
    await lock.query('rollback');
    await lock.end();
    await eventually(async () => valueOf(await metricsOf(server), 'log_head'), 'the figures of the shop');
    expect(await statusOf('/ready')).toBe(200);
  });

  it('are served on a port of their own, and on none unless asked for', async () => {
    const server = await startApp();
    expect(server.get(MetricsServer).port).toBe(0);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${server.url}/api/metrics`)).status).toBe(404);
  });
});
