import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';

/** What docs/openapi.json says of a route's refusals. */
interface Documented {
  codes: readonly string[];
  fields: readonly string[];
}

interface Schema {
  $ref?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
}

interface Operation {
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: { default: { content: Record<string, { schema: Schema }> } };
}

interface Refusal {
  status: number;
  code: string;
  errors?: { field: string }[];
}

let routes: Map<string, Documented> | undefined;

/** Collects how refusals differ from docs/openapi.json: codes that a route does not list, fields that it does not take. */
export function watchRefusals(fastify: FastifyInstance): string[] {
  const found: string[] = [];
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const isRefusal = String(reply.getHeader('content-type')).startsWith('application/problem+json');
    if (isRefusal && reply.statusCode < 500)
      found.push(...findDifferences(request, JSON.parse(String(payload)) as Refusal));
    done();
  });
  return found;
}

function findDifferences({ method, routeOptions }: FastifyRequest, { status, code, errors = [] }: Refusal): string[] {
  routes ??= readRoutes();
  const route = `${method} ${routeOptions.url?.replace(/^\/api/, '').replaceAll(/:(\w+)/g, '{$1}')}`;
  const documented = routes.get(route);
  if (!documented) return [];
  const isKnown = ({ field }: { field: string }) => documented.fields.includes(field.split('.', 1)[0]!);
  return [
    ...(documented.codes.includes(code) ? [] : [`${route}: ${status} ${code}`]),
    ...errors.filter((error) => !isKnown(error)).map(({ field }) => `${route}: ${code} on ${field}`),
  ];
}

function readRoutes(): Map<string, Documented> {
  const { paths, components } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)!]! : schema;
  const listFields = (schema: Schema): string[] => {
    const { properties = {}, allOf = [] } = resolve(schema);
    return [...Object.keys(properties), ...allOf.flatMap(listFields)];
  };
  const listCodes = (schema: Schema): string[] =>
    resolve(schema).allOf?.at(-1)?.properties?.code?.enum ?? resolve(schema).properties?.code?.enum ?? [];
  const toDocumented = ({ parameters = [], requestBody, responses }: Operation): Documented => ({
    codes: listCodes(responses.default.content['application/problem+json']!.schema),
    fields: [
      ...parameters.map(({ name }) => name),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => listFields(schema)),
      'Idempotency-Key',
    ],
  });
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, toDocumented(operation)] as const,
      ),
    ),
  );
}
