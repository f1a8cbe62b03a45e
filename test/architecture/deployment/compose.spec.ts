import 'reflect-metadata';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { readFileSync } from 'node:fs';
import { Config } from '../../../src/platform/config.js';
import { documentedVariables, readEnvFile } from './read-settings.js';

interface Service {
  image: string;
  command?: string[];
  deploy?: { replicas: number };
  build?: string;
  env_file?: string[];
  environment?: Record<string, string>;
  profiles?: string[];
  volumes?: string[];
  logging?: { options: Record<string, string> };
  healthcheck?: { test: string[] };
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  mem_limit?: string;
  pids_limit?: number;
  privileged?: boolean;
}

const text = readFileSync('docker-compose.yml', 'utf8');
const { services, volumes } = load(text, { schema: YAML11_SCHEMA }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const named = Object.entries(services);
const ours = named.filter(([, { build }]) => build);

/** Rights of the images of others, which start as root or take ports below 1024. */
const NEEDED_CAPABILITIES: Record<string, string[]> = {
  balancer: ['NET_BIND_SERVICE'],
  postgres: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
  redis: ['CHOWN', 'DAC_OVERRIDE', 'SETGID', 'SETUID'],
};

/** Finds what a service may do that it does not need. */
function findUnconfined(name: string, service: Service): string[] {
  const rules: Record<string, boolean> = {
    read_only: service.read_only === true,
    tmpfs: service.tmpfs?.includes('/tmp') === true,
    cap_drop: service.cap_drop?.join() === 'ALL',
    cap_add: (service.cap_add ?? []).every((each) => NEEDED_CAPABILITIES[name]?.includes(each)),
    security_opt: service.security_opt?.includes('no-new-privileges:true') === true,
    mem_limit: /^\d+[mg]$/.test(service.mem_limit ?? ''),
    pids_limit: (service.pids_limit ?? 0) > 0,
    privileged: !service.privileged,
  };
  const broken = Object.keys(rules).filter((rule) => !rules[rule]);
  return broken.map((rule) => `${name}: ${rule}`);
}

/** Variables that compose sets for every service, or that only matter with the embedded database. */
const FOREIGN = ['ALLOW_DEMO_ACCOUNTS', 'DATA_DIR'];

describe('docker-compose.yml', () => {
  it('passes every setting on: those of .env, and each that is explained is in .env.example', () => {
    expect(ours.length).toBeGreaterThanOrEqual(4);
    for (const [, { env_file }] of ours) expect(env_file).toEqual(['.env']);
    const offered = readEnvFile('.env.example').map(({ name }) => name);
    expect(offered.toSorted()).toEqual([...documentedVariables()].filter((name) => !FOREIGN.includes(name)).toSorted());
  });

  it('offers the defaults that the product has', () => {
    const defaults = new Config() as unknown as Record<string, unknown>;
    const offered = readEnvFile('.env.example').filter(({ name, value }) => defaults[name] !== undefined && value);
    const other = offered.filter(({ name, value }) => value !== String(defaults[name]));

    expect(offered.length).toBeGreaterThan(5);
    // The balancer of compose.
    expect(other.map(({ name, value }) => [name, value])).toEqual([['TRUST_PROXY', '1']]);
  });

  it('has no secret of its own, and stops without those that it needs', () => {
    const secret = /PASSWORD|SECRET|_KEY$/;
    const values = named.flatMap(([, { environment = {} }]) => Object.entries(environment));
    const secrets = values.filter(([name]) => secret.test(name));
    expect(secrets.length).toBeGreaterThan(5);
    for (const [name, value] of secrets) expect([name, value]).toEqual([name, expect.stringMatching(/^$|^\$\{\w+:\?/)]);
    const set = readEnvFile('.env.example').filter(({ name }) => secret.test(name));
    expect(set.filter(({ value }) => value !== '')).toEqual([]);
    // A password inside a URL could not contain every character.
    expect(text).not.toMatch(/:\/\/[^\s'"]*PASSWORD/);
  });

  it('may be one process of all that serves', () => {
    const small = load(readFileSync('deploy/one-process.yaml', 'utf8')) as { services: Record<string, Service> };
    const replicas = (all: Record<string, Service>) =>
      Object.entries(all)
        .filter(([, { deploy }]) => deploy?.replicas !== undefined)
        .map(([name]) => name);
    expect(replicas(small.services)).toEqual(replicas(services));
    expect(small.services).toEqual({
      web: { environment: { WORKER_MODE: 'shared' }, deploy: { replicas: 1 } },
      worker: { deploy: { replicas: 0 } },
    });
  });

  it('lets nobody but migrate work as the owner', () => {
    const owners = ours.filter(([, { environment }]) => environment!.DATABASE_OWNER_PASSWORD !== '');
    expect(owners.map(([name]) => name)).toEqual(['migrate']);
  });

  it('sends mail to a catcher only where a profile asks for it', () => {
    expect(services.mail!.profiles).toEqual(['mail-catcher']);
  });

  it('copies backups elsewhere only where a profile asks for it', () => {
    expect(services.offsite!.profiles).toEqual(['offsite']);
  });

  it('lets the database take the connections of all processes, also while web processes are replaced', () => {
    const { DATABASE_POOL } = new Config();
    const count = (name: string) => services[name]!.deploy!.replicas;
    const backupAndCommand = 2 * (DATABASE_POOL + 1);
    const most = 2 * count('web') * (DATABASE_POOL + 1) + count('worker') * (DATABASE_POOL + 3) + backupAndCommand;
    const allowed = Number(/max_connections=(\d+)/.exec(services.postgres!.command!.join(' '))![1]);
    expect(allowed).toBeGreaterThan(most);
  });

  it('looks after web and worker, turns every log over, and names each volume', () => {
    for (const name of ['web', 'worker', 'postgres', 'redis']) expect(services[name]!.healthcheck?.test).toBeDefined();
    for (const [, { logging }] of named) expect(logging?.options['max-size']).toBeDefined();
    const used = named.flatMap(([, each]) => each.volumes ?? []).map((volume) => volume.split(':')[0]!);
    expect(Object.keys(volumes).toSorted()).toEqual([...new Set(used)].toSorted());
  });

  it('lets no service write beside its volumes, keep a right that it does not need, or take the whole machine', () => {
    expect(named.flatMap(([name, service]) => findUnconfined(name, service))).toEqual([]);
    const { read_only: _, mem_limit: __, ...unlimited } = services.web!;
    expect(findUnconfined('web', { ...unlimited, cap_add: ['SYS_ADMIN'] })).toEqual([
      'web: read_only',
      'web: cap_add',
      'web: mem_limit',
    ]);
  });

  it('takes neither settings nor data into the image', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env*', '.data*', '*.backup', 'node_modules', '.git']));
  });
});
