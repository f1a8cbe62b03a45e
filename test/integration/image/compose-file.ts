import { load, YAML11_SCHEMA } from 'js-yaml';
import { readFileSync } from 'node:fs';

interface Service {
  command?: string[];
  entrypoint?: string[];
  healthcheck?: { test: string[] };
}

const text = readFileSync('docker-compose.yml', 'utf8');
const { services } = load(text, { schema: YAML11_SCHEMA }) as { services: Record<string, Service> };

/** The command that compose starts in the container of a service, with `$$` unescaped. */
export function composeCommand(service: string): string[] {
  const { entrypoint = [], command = [] } = services[service]!;
  return [...entrypoint, ...command].map((part) => part.replaceAll('$$', '$'));
}

/**
 * The command by which compose checks the health of a service.
 * @param ports the port here for each port of compose
 */
export function composeHealthCheck(service: string, ports: Record<string, number>): string[] {
  const [, ...command] = services[service]!.healthcheck!.test;
  return command.map((part) =>
    Object.entries(ports).reduce((changed, [known, here]) => changed.replaceAll(`:${known}/`, `:${here}/`), part),
  );
}
