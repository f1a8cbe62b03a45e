import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/embedded/free-port.mjs';
import { eventually } from '../../support/eventually.js';
import { Browser, CALL_LIMIT_MS, type Command } from './browser.js';
import { endProcess } from './end-process.js';
import { within } from './within.js';

interface WebKitPrograms {
  driver: string;
  browser: string;
  /** The screen that it draws on: it has no mode without. */
  screen: string;
}

/** Where WebDriver has each command, under the session. */
const PATHS: Record<Exclude<Command, 'NewSession'>, (parameters: Record<string, unknown>) => string> = {
  Navigate: () => 'url',
  ExecuteScript: () => 'execute/sync',
  ElementClick: ({ id }) => `element/${String(id)}/click`,
  ElementSendKeys: ({ id }) => `element/${String(id)}/value`,
  PerformActions: () => 'actions',
  SwitchToFrame: () => 'frame',
  SetWindowRect: () => 'window/rect',
};

/** WebKit, the engine of Safari and of every browser on an iPhone, in its smallest browser. */
export async function openWebKit(programs: WebKitPrograms): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // Its number, once it is there.
  const [display] = (await within(CALL_LIMIT_MS, 'a screen', once(screen.stdio[3]!, 'data'))) as [Buffer];
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // A group of its own, which ends with it: the browser is not our child.
    detached: true,
    env: {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: `:${display.toString().trim()}`,
      // Its sandbox needs rights that a container does not have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // No card to draw with.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
    },
  });
  let endSession = async () => {};
  const close = async () => {
    await endSession();
    await endProcess(driver, { withGroup: true });
    await endProcess(screen);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const post = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };
  try {
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/status`).then(
        ({ ok }) => ok || undefined,
        () => undefined,
      );
    await eventually(isUp, 'WebKit’s driver listens');
    const options = { binary: programs.browser, args: ['--automation'] };
    const capabilities = { alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options } };
    const { sessionId } = (await post('', { capabilities })) as { sessionId: string };
    endSession = async () => {
      const signal = AbortSignal.timeout(CALL_LIMIT_MS);
      await fetch(`http://127.0.0.1:${port}/session/${sessionId}`, { method: 'DELETE', signal }).catch(() => undefined);
    };
    return new Browser(
      (command, parameters) => post(`/${sessionId}/${PATHS[command as keyof typeof PATHS](parameters)}`, parameters),
      close,
    );
  } catch (error) {
    await close();
    throw error;
  }
}
