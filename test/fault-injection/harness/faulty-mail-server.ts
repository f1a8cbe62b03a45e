import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { freePort } from '../../../scripts/embedded/free-port.mjs';
import type { MailRecord } from '../checker/evidence.js';
import { registerCleanup } from '../../support/register-cleanup.js';

/**
 * `slow` accepts a mail after seconds, `refusing` refuses it for now, `closing` closes the connection in the middle,
 * `unacknowledging` keeps the mail but closes the connection before it answers.
 */
export type FailureMode = 'healthy' | 'down' | 'slow' | 'refusing' | 'closing' | 'unacknowledging';

const SLOW_RESPONSE_MS = 4_000;

/** A mail server with faults that a test can switch on. */
export class FaultyMailServer {
  readonly mails: MailRecord[] = [];
  /** Mails that were kept without an answer: the product sends these again. */
  unacknowledged = 0;
  /** How it was when mails came. */
  readonly modesSeen = new Set<FailureMode>();
  private mode: FailureMode = 'healthy';
  private server: SMTPServer | undefined;
  /** By the client's port. */
  private readonly sockets = new Map<number, Socket>();

  private constructor(private readonly port: number) {}

  static async start(): Promise<FaultyMailServer> {
    const server = new FaultyMailServer(await freePort());
    await server.setMode('healthy');
    registerCleanup(() => server.setMode('down'));
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async setMode(mode: FailureMode): Promise<void> {
    this.mode = mode;
    if (mode === 'down') return this.close();
    if (!this.server) await this.listen();
  }

  private listen(): Promise<void> {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo: (_address, _session, done) => {
        this.modesSeen.add(this.mode);
        done(this.mode === 'refusing' ? temporaryError() : null);
      },
      onData: (stream, session, done) => void this.receive(stream, session, done).catch(done),
    });
    this.server.on('error', () => undefined);
    this.server.server.on('connection', (socket) => {
      const port = socket.remotePort!;
      this.sockets.set(
        port,
        socket.once('close', () => this.sockets.delete(port)),
      );
    });
    return new Promise((resolve, reject) => {
      this.server!.server.once('error', reject);
      this.server!.listen(this.port, '127.0.0.1', () => resolve());
    });
  }

  /** Stops at once without closing connections, as a machine that loses power. */
  private async close(): Promise<void> {
    const closed = this.server && new Promise<void>((resolve) => this.server!.close(resolve));
    this.server = undefined;
    for (const socket of this.sockets.values()) socket.destroy();
    await closed;
  }

  private async receive(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ) {
    const mode = this.mode;
    const hangUp = () => this.sockets.get(session.remotePort)?.destroy();
    if (mode === 'closing') {
      stream.once('data', hangUp);
      stream.resume();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    if (mode === 'slow') await sleep(SLOW_RESPONSE_MS);
    const messageId = /^message-id:\s*<(.+?)>/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1];
    this.mails.push({
      messageId: messageId ?? 'none',
      to: session.envelope.rcptTo.map(({ address }) => address).join(' '),
    });
    if (mode !== 'unacknowledging') return done();
    this.unacknowledged++;
    hangUp();
  }
}

function temporaryError(): Error {
  return Object.assign(new Error('Try again later'), { responseCode: 451 });
}
