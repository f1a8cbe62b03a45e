import { type Operation, requestSchema, toExample } from './api-description.js';

/** Writes a request as a command line. @param origin of the shop */
export function toCurl(origin: string, operation: Operation): string {
  const { method, path, parameters } = operation;
  const place = (kind: string) => parameters.filter((each) => each.in === kind && each.required);
  const target = path.replaceAll(/{(\w+)}/g, (_, name: string) => String(toExample({ type: 'string' }, name)));
  const query = place('query').map(({ name, schema }) => `${name}=${String(toExample(schema, name))}`);
  const body = requestSchema(operation);
  const headers = [
    'Authorization: Bearer $SPA_KEY',
    ...(parameters.some(({ name }) => /^idempotency-key$/i.test(name)) ? ['Idempotency-Key: $(uuidgen)'] : []),
    ...place('header').map(({ name, schema }) => `${name}: ${String(toExample(schema, name)).replaceAll('"', '\\"')}`),
    ...(body ? ['Content-Type: application/json'] : []),
  ];
  const url = `${origin}/api${target}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${url}"`,
    ...headers.map((header) => `-H "${header}"`),
    ...(body ? [`-d '${JSON.stringify(toExample(body), null, 2)}'`] : []),
  ].join(' \\\n  ');
}
