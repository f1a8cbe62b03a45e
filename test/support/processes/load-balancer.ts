import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type RequestOptions,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { registerCleanup } from '../register-cleanup.js';
import { timeLimit } from '../time-limits.mjs';

const PROBE_INTERVAL_MS = 200;
const PROBE_TIMEOUT_MS = timeLimit(10_000);

/** What belongs to one connection, not to the request. */
const HOP_BY_HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Takes turns between web processes that say they are ready, over connections it keeps, as the balancers of this world do.
 * What could not be handed to one goes to the next. What was handed over is never sent again: it may have been done.
 */
export class LoadBalancer {
  /** Requests that were answered by nobody, and why. */
  readonly failures: string[] = [];
  /** How many requests and sockets each port was given. */
  readonly requestsByPort = new Map<number, number>();
  private readonly ready = new Set<number>();
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server;
  private readonly stopping = new AbortController();
  private turn = 0;

  private constructor(private readonly ports: readonly number[]) {
    this.server = createServer((incoming, outgoing) => void this.forward(incoming, outgoing));
    this.server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => this.forwardUpgrade(incoming, socket));
    for (const port of ports) void this.watch(port);
  }

  static async start(ports: readonly number[]): Promise<LoadBalancer> {
    const balancer = new LoadBalancer(ports);
    await new Promise<void>((resolve) => balancer.server.listen(0, '127.0.0.1', resolve));
    registerCleanup(async () => balancer.stop());
    return balancer;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  isReady(port: number): boolean {
    return this.ready.has(port);
  }

  private stop(): void {
    this.stopping.abort();
    this.server.close().closeAllConnections();
    this.agent.destroy();
  }

  /** Asks again only after an answer: more probes would slow down a process that is busy already. */
  private async watch(port: number): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const isReady = await this.probe(port);
      if (isReady === true) this.ready.add(port);
      if (isReady === false) this.ready.delete(port);
      await sleep(PROBE_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** @returns undefined without an answer in time, which on a busy machine says nothing about the process */
  private async probe(port: number): Promise<boolean | undefined> {
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(PROBE_TIMEOUT_MS)]);
    return fetch(`http://127.0.0.1:${port}/api/health/ready`, { signal }).then(
      ({ ok }) => ok,
      () => (signal.aborted ? undefined : false),
    );
  }

  /** Who may be asked, the one whose turn it is first. */
  private candidates(): number[] {
    const ready = this.ports.filter((port) => this.ready.has(port));
    const first = ready.length > 0 ? this.turn++ % ready.length : 0;
    return [...ready.slice(first), ...ready.slice(0, first)];
  }

  private async forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // Read to its end before it goes on, so that a process is never kept waiting by a slow visitor.
    const body = await buffer(incoming);
    this.forwardToFirst(incoming, this.candidates(), { agent: this.agent, body }).then(
      (answer) => {
        outgoing.writeHead(answer.statusCode!, omitHeaders(HOP_BY_HOP_HEADERS, answer.headers));
        answer.pipe(outgoing);
        answer.on('error', (error) => this.recordFailure(incoming, error) && outgoing.destroy());
      },
      (error: Error) => this.recordFailure(incoming, error) && outgoing.writeHead(502).end(),
    );
  }

  private forwardToFirst(
    incoming: IncomingMessage,
    [port, ...others]: number[],
    more: RequestOptions & { body: Buffer },
  ) {
    return new Promise<IncomingMessage>((resolve, reject) => {
      if (port === undefined) return reject(new Error('Nobody is ready'));
      const requestOptions = request(this.onward(incoming, port, more));
      requestOptions.on('response', resolve);
      requestOptions.on('error', (error: NodeJS.ErrnoException) => {
        if (error.syscall !== 'connect') return reject(error);
        this.ready.delete(port);
        this.forwardToFirst(incoming, others, more).then(resolve, reject);
      });
      requestOptions.end(more.body);
    });
  }

  private forwardUpgrade(incoming: IncomingMessage, socket: Duplex): void {
    socket.on('error', () => undefined);
    const [port] = this.candidates();
    if (port === undefined) return void socket.destroy();
    const onward = request(this.onward(incoming, port, { agent: false }));
    onward.on('upgrade', (answer, behind, head) => {
      behind.on('error', () => socket.destroy());
      behind.on('close', () => socket.destroy());
      socket.on('close', () => behind.destroy());
      const { rawHeaders } = answer;
      const lines = rawHeaders.flatMap((name, index) => (index % 2 ? [] : [`${name}: ${rawHeaders[index + 1]}`]));
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      // What the process said at once came in one piece with its answer.
      socket.write(head);
      behind.pipe(socket).pipe(behind);
    });
    onward.on('response', () => socket.destroy());
    onward.on('error', () => socket.destroy());
    onward.end();
  }

  private onward(
    { method, url, headers, socket }: IncomingMessage,
    port: number,
    more: RequestOptions,
  ): RequestOptions {
    this.requestsByPort.set(port, (this.requestsByPort.get(port) ?? 0) + 1);
    const kept = headers.upgrade ? headers : omitHeaders(HOP_BY_HOP_HEADERS, headers);
    const about = { 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'http' };
    return { host: '127.0.0.1', port, method, path: url, headers: { ...kept, ...about }, ...more };
  }

  private recordFailure({ method, url }: IncomingMessage, error: Error): true {
    this.failures.push(`${method} ${url}: ${error.message}`);
    return true;
  }
}

function omitHeaders<Headers extends object>(names: readonly string[], headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Headers;
}
