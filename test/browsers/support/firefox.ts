import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/embedded/free-port.mjs';
import { eventually } from '../../support/eventually.js';
import { Browser, CALL_LIMIT_MS, type Command } from './browser.js';
import { endProcess } from './end-process.js';
import { within } from './within.js';

/**
 * Firefox without windows. It takes WebDriver's commands over a line of its own, Marionette, which geckodriver would only
 * translate to: Debian has no geckodriver.
 */
export async function openFirefox(executable: string, preferences: Record<string, unknown> = {}): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const port = await freePort();
  const lines = Object.entries({ ...PREFERENCES, ...preferences, 'marionette.port': port }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const firefox = spawn(executable, ['--marionette', '--headless', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  const close = async () => {
    await endProcess(firefox);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = await eventually(() => connectTo(port), 'Firefox listens');
    const marionette = new Marionette(socket);
    await marionette.send('NewSession', { pageLoadStrategy: 'none' });
    return new Browser(async (command, parameters) => {
      const answer = await marionette.send(command, command === 'SwitchToFrame' ? toFrame(parameters) : parameters);
      return (answer as { value?: unknown } | null)?.value;
    }, close);
  } catch (error) {
    await close();
    throw error;
  }
}

/** No requests of the browser's own, and no page before the first. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.startup.page': 0,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Marionette names the element of a frame as in earlier days. */
const toFrame = ({ id }: Record<string, unknown>) =>
  id === null ? { id } : { element: Object.values(id as object)[0] as string };

const connectTo = (port: number) =>
  new Promise<Socket | undefined>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket)).once('error', () => resolve(undefined));
  });

/** Each message is the length of its JSON in bytes, a colon and the JSON: `[0, id, command, parameters]` and `[1, id, error, result]`. */
class Marionette {
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>();
  private received = Buffer.alloc(0);
  private lastId = 0;

  constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => this.read(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      for (const each of this.waiting.values()) each.reject(new Error('Firefox has ended'));
    });
  }

  async send(command: Command, parameters: Record<string, unknown>): Promise<unknown> {
    const id = ++this.lastId;
    const answer = Promise.withResolvers<unknown>();
    this.waiting.set(id, answer);
    const json = JSON.stringify([0, id, `WebDriver:${command}`, parameters]);
    this.socket.write(`${Buffer.byteLength(json)}:${json}`);
    return within(CALL_LIMIT_MS, command, answer.promise).finally(() => this.waiting.delete(id));
  }

  private read(chunk: Buffer): void {
    this.received = Buffer.concat([this.received, chunk]);
    for (;;) {
      const colon = this.received.indexOf(':');
      const end = colon + 1 + Number(this.received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.received.length < end) return;
      this.take(JSON.parse(this.received.subarray(colon + 1, end).toString()));
      this.received = this.received.subarray(end);
    }
  }

  /** The first message says who is speaking. */
  private take(message: [1, number, { message: string } | null, unknown] | object): void {
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as [1, number, { message: string } | null, unknown];
    if (error) this.waiting.get(id)?.reject(new Error(error.message));
    else this.waiting.get(id)?.resolve(result);
  }
}
