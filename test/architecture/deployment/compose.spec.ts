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
}

const text = readFileSync('docker-compose.yml', 'utf8');
const { services, volumes } = load(text, { schema: YAML11_SCHEMA }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const named = Object.entries(services);
const ours = named.filter(([, { build }]) => build);

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

  it('takes neither settings nor data into the image', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env*', '.data*', '*.backup', 'node_modules', '.git']));
  });
});
