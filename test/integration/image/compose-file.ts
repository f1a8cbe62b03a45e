import { load, YAML11_SCHEMA } from 'js-yaml';
import { readFileSync } from 'node:fs';

interface Service {
  command?: string[];
  healthcheck?: { test: string[] };
}

const text = readFileSync('docker-compose.yml', 'utf8');
const { services } = load(text, { schema: YAML11_SCHEMA }) as { services: Record<string, Service> };

/** What compose starts in the container of a service, with its own dollar signs as they arrive there. */
export function composeCommand(service: string): string[] {
  return services[service]!.command!.map((part) => part.replaceAll('$$', '$'));
}

/** What compose runs in the container to learn whether it is well. @param ports those of compose and what they are here */
export function composeHealthCheck(service: string, ports: Record<string, number>): string[] {
  const [, ...command] = services[service]!.healthcheck!.test;
  return command.map((part) =>
    Object.entries(ports).reduce((changed, [known, here]) => changed.replaceAll(`:${known}/`, `:${here}/`), part),
  );
}
