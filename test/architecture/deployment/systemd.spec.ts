import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = 'deploy/systemd';

/** What keeps a service from all of the machine that it does not need. */
const HARDENING = [
  'NoNewPrivileges=yes',
  'CapabilityBoundingSet=',
  'AmbientCapabilities=',
  'ProtectSystem=strict',
  'ProtectHome=yes',
  'ProtectClock=yes',
  'ProtectControlGroups=yes',
  'ProtectHostname=yes',
  'ProtectKernelLogs=yes',
  'ProtectKernelModules=yes',
  'ProtectKernelTunables=yes',
  'ProtectProc=invisible',
  'PrivateTmp=yes',
  'PrivateDevices=yes',
  'PrivateUsers=yes',
  'PrivateIPC=yes',
  'RemoveIPC=yes',
  'LockPersonality=yes',
  'RestrictNamespaces=yes',
  'RestrictRealtime=yes',
  'RestrictSUIDSGID=yes',
  'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK',
  'SystemCallArchitectures=native',
  'SystemCallFilter=@system-service',
  'SystemCallFilter=~@privileged',
  'SystemCallErrorNumber=EPERM',
  'UMask=0077',
];

/** Exposure of a service by `systemd-analyze security`, 0 to 10, that is let pass. */
const MAX_EXPOSURE = 3;

const KNOWN: Record<string, string> = {
  Unit: 'Description After Wants StartLimitIntervalSec',
  Service:
    'Type User WorkingDirectory Environment EnvironmentFile ExecStart Restart RestartSec TimeoutStopSec KillMode ' +
    'StateDirectory StateDirectoryMode ' +
    HARDENING.map((line) => line.split('=')[0]).join(' '),
  Timer: 'OnCalendar Persistent',
  Install: 'WantedBy',
};

/** Section, name and value of each line that is no comment. */
function readUnit(text: string): { section: string; name: string; value: string }[] {
  let section = '';
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .flatMap((line) => {
      const heading = /^\[(\w+)\]$/.exec(line)?.[1];
      if (heading) section = heading;
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      if (!heading && !name) throw new Error(`systemd does not read this line: ${line}`);
      return heading ? [] : [{ section, name: name!, value: value! }];
    });
}

/** Finds the lines of the hardening that a service is without. */
function findMissing(text: string): string[] {
  const lines = readUnit(text).map(({ section, name, value }) => `${section} ${name}=${value}`);
  return HARDENING.filter((line) => !lines.includes(`Service ${line}`));
}

const units = readdirSync(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
const services = units.filter(({ file }) => file.endsWith('.service'));

describe.each(units)('deploy/systemd/$file', ({ file, text }) => {
  it('says what systemd knows, and starts what is built', () => {
    const lines = readUnit(text);
    expect(lines.length).toBeGreaterThan(3);
    const unknown = lines.filter(({ section, name }) => !KNOWN[section]?.split(' ').includes(name));
    expect(unknown).toEqual([]);
    const scripts = lines.flatMap(({ value }) => /^\/usr\/bin\/node dist\/(\S+)\.js/.exec(value)?.[1] ?? []);
    const started = scripts.flatMap((script) => ['main', 'worker'].map((each) => script.replace('%i', each)));
    for (const script of started) expect(existsSync(`${script}.ts`)).toBe(true);
    expect(scripts.length > 0).toBe(file.endsWith('.service'));
  });
});

it('each service is kept from what it does not need of the machine', () => {
  expect(services.length).toBeGreaterThanOrEqual(3);
  expect(services.filter(({ text }) => findMissing(text).length > 0)).toEqual([]);
  const withoutUsers = services[0]!.text.replace('PrivateUsers=yes\n', '');
  const weaker = withoutUsers.replace('@system-service', '@system-service @mount');
  expect(findMissing(weaker)).toEqual(['PrivateUsers=yes', 'SystemCallFilter=@system-service']);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
(hasSystemd ? it : it.skip)(`systemd finds each service exposed by ${MAX_EXPOSURE} of 10 at most`, () => {
  const root = mkdtempSync(join(tmpdir(), 'spa-booking-units-'));
  try {
    const to = join(root, 'etc/systemd/system');
    mkdirSync(to, { recursive: true });
    for (const { file } of services) {
      const name = file.replace('@.', '@main.');
      cpSync(join(folder, file), join(to, name));
      const args = ['security', '--offline=true', `--root=${root}`, name];
      const { stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
      const exposure = Number(/exposure level for .*: ([\d.]+)/.exec(stdout)?.[1]);
      expect({ name, isExposed: !(exposure <= MAX_EXPOSURE) }).toEqual({ name, isExposed: false });
    }
  } finally {
    rmSync(root, { recursive: true });
  }
});

it('web and worker may each have a port for metrics, which one file for both could not give them', () => {
  const { text } = units.find(({ file }) => file === 'spa-booking@.service')!;
  const files = readUnit(text).filter(({ name }) => name === 'EnvironmentFile');
  expect(files.map(({ value }) => value)).toEqual(['/etc/spa-booking/settings.env', '-/etc/spa-booking/%i.env']);
});
