import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { freePort } from '../../../scripts/embedded/free-port.mjs';
import type { MailRecord } from '../checker/evidence.js';
import { registerCleanup } from '../../support/register-cleanup.js';

/**
 * `slow` takes a mail after seconds, `refusing` sends it away for now, `closing` hangs up in the middle of it, `forgetful`
 * keeps it and hangs up before saying so.
 */
export type FailureMode = 'well' | 'down' | 'slow' | 'refusing' | 'closing' | 'forgetful';

const SLOW_RESPONSE_MS = 4_000;

/** A mail server that can be in trouble. */
export class FaultyMailServer {
  readonly mails: MailRecord[] = [];
  /** Kept, but not acknowledged: these come again. */
  unacknowledged = 0;
  /** How it was when mails came. */
  readonly modesSeen = new Set<FailureMode>();
  private mode: FailureMode = 'well';
  private server: SMTPServer | undefined;
  /** By the client's port. */
  private readonly sockets = new Map<number, Socket>();

  private constructor(private readonly port: number) {}

  static async start(): Promise<FaultyMailServer> {
    const server = new FaultyMailServer(await freePort());
    await server.setMode('well');
    registerCleanup(() => server.setMode('down'));
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async setMode(mood: FailureMode): Promise<void> {
    this.mode = mood;
    if (mood === 'down') return this.close();
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

  /** As a machine that is switched off: nobody is told goodbye. */
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
    const mood = this.mode;
    const hangUp = () => this.sockets.get(session.remotePort)?.destroy();
    if (mood === 'closing') {
      stream.once('data', hangUp);
      stream.resume();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    if (mood === 'slow') await sleep(SLOW_RESPONSE_MS);
    const messageId = /^message-id:\s*<(.+?)>/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1];
    this.mails.push({
      messageId: messageId ?? 'none',
      to: session.envelope.rcptTo.map(({ address }) => address).join(' '),
    });
    if (mood !== 'forgetful') return done();
    this.unacknowledged++;
    hangUp();
  }
}

function temporaryError(): Error {
  return Object.assign(new Error('Try again later'), { responseCode: 451 });
}
