import { Agent, createServer, type IncomingMessage, request, type RequestOptions, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterThisFile } from './cleanup.js';

const lookEveryMs = 200;
const patienceMs = 2_000;

/** What belongs to one connection, not to the request. */
const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Takes turns between web processes that say they are ready, over connections it keeps, as the balancers of this world do.
 * What could not be handed to one goes to the next. What was handed over is never sent again: it may have been done.
 */
export class Balancer {
  /** Requests that were answered by nobody, and why. */
  readonly failures: string[] = [];
  /** How many requests and sockets each port was given. */
  readonly given = new Map<number, number>();
  private readonly ready = new Set<number>();
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server: Server;
  private readonly looking: NodeJS.Timeout;
  private turn = 0;

  private constructor(private readonly ports: readonly number[]) {
    this.server = createServer((incoming, outgoing) => void this.pass(incoming, outgoing));
    this.server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => this.connect(incoming, socket));
    this.looking = setInterval(() => this.look(), lookEveryMs);
  }

  static async start(ports: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports);
    await new Promise<void>((resolve) => balancer.server.listen(0, '127.0.0.1', resolve));
    afterThisFile(async () => balancer.stop());
    return balancer;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  isReady(port: number): boolean {
    return this.ready.has(port);
  }

  private stop(): void {
    clearInterval(this.looking);
    this.server.close().closeAllConnections();
    this.agent.destroy();
  }

  private look(): void {
    for (const port of this.ports) {
      fetch(`http://127.0.0.1:${port}/api/health/ready`, { signal: AbortSignal.timeout(patienceMs) }).then(
        ({ ok }) => (ok ? this.ready.add(port) : this.ready.delete(port)),
        () => this.ready.delete(port),
      );
    }
  }

  /** Who may be asked, the one whose turn it is first. */
  private candidates(): number[] {
    const ready = this.ports.filter((port) => this.ready.has(port));
    const first = ready.length > 0 ? this.turn++ % ready.length : 0;
    return [...ready.slice(first), ...ready.slice(0, first)];
  }

  private async pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // Read to its end before it goes on, so that a process is never kept waiting by a slow visitor.
    const body = await buffer(incoming);
    this.hand(incoming, this.candidates(), { agent: this.agent, body }).then(
      (answer) => {
        outgoing.writeHead(answer.statusCode!, without(ofTheConnection, answer.headers));
        answer.pipe(outgoing);
        answer.on('error', (error) => this.fail(incoming, error) && outgoing.destroy());
      },
      (error: Error) => this.fail(incoming, error) && outgoing.writeHead(502).end(),
    );
  }

  private hand(incoming: IncomingMessage, [port, ...others]: number[], more: RequestOptions & { body: Buffer }) {
    return new Promise<IncomingMessage>((resolve, reject) => {
      if (port === undefined) return reject(new Error('Nobody is ready'));
      const onward = request(this.onward(incoming, port, more));
      onward.on('response', resolve);
      onward.on('error', (error: NodeJS.ErrnoException) => {
        if (error.syscall === 'connect') this.hand(incoming, others, more).then(resolve, reject);
        else reject(error);
      });
      onward.end(more.body);
    });
  }

  private connect(incoming: IncomingMessage, socket: Duplex): void {
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

  private onward({ method, url, headers, socket }: IncomingMessage, port: number, more: RequestOptions): RequestOptions {
    this.given.set(port, (this.given.get(port) ?? 0) + 1);
    const kept = headers.upgrade ? headers : without(ofTheConnection, headers);
    const about = { 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'http' };
    return { host: '127.0.0.1', port, method, path: url, headers: { ...kept, ...about }, ...more };
  }

  private fail({ method, url }: IncomingMessage, error: Error): true {
    this.failures.push(`${method} ${url}: ${error.message}`);
    return true;
  }
}

function without<Headers extends object>(names: readonly string[], headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Headers;
}
