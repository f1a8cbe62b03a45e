import { existsSync, readdirSync, readFileSync } from 'node:fs';

const folder = 'deploy/systemd';
const KNOWN: Record<string, string> = {
  Unit: 'Description After Wants StartLimitIntervalSec',
  Service:
    'Type User WorkingDirectory Environment EnvironmentFile ExecStart Restart RestartSec TimeoutStopSec KillMode ' +
    'NoNewPrivileges ProtectSystem ProtectHome PrivateTmp PrivateDevices RestrictSUIDSGID StateDirectory StateDirectoryMode',
  Timer: 'OnCalendar Persistent',
  Install: 'WantedBy',
};

/** Section, name and value of each line that is no comment. */
function readUnit(file: string): { section: string; name: string; value: string }[] {
  let section = '';
  return readFileSync(`${folder}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .flatMap((line) => {
      const heading = /^\[(\w+)\]$/.exec(line)?.[1];
      if (heading) section = heading;
      const [, name, value] = /^(\w+)=(.+)$/.exec(line) ?? [];
      if (!heading && !name) throw new Error(`${file} has a line that systemd does not read: ${line}`);
      return heading ? [] : [{ section, name: name!, value: value! }];
    });
}

describe.each(readdirSync(folder))('deploy/systemd/%s', (file) => {
  it('says what systemd knows, and starts what is built', () => {
    const lines = readUnit(file);
    expect(lines.length).toBeGreaterThan(3);
    const unknown = lines.filter(({ section, name }) => !KNOWN[section]?.split(' ').includes(name));
    expect(unknown).toEqual([]);
    const scripts = lines.flatMap(({ value }) => /^\/usr\/bin\/node dist\/(\S+)\.js/.exec(value)?.[1] ?? []);
    const started = scripts.flatMap((script) => ['main', 'worker'].map((each) => script.replace('%i', each)));
    for (const script of started) expect(existsSync(`${script}.ts`)).toBe(true);
    expect(scripts.length > 0).toBe(file.endsWith('.service'));
  });
});

it('web and worker may each have a port for metrics, which one file for both could not give them', () => {
  const files = readUnit('spa-booking@.service').filter(({ name }) => name === 'EnvironmentFile');
  expect(files.map(({ value }) => value)).toEqual(['/etc/spa-booking/settings.env', '-/etc/spa-booking/%i.env']);
});
