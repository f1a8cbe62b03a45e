import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';

/** What docs/openapi.json says of a route's refusals. */
interface Documented {
  operationId: string;
  /** Whether the route lists codes of its own; any of all codes may come from the others. */
  isListed: boolean;
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
  operationId: string;
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: { default: { content: Record<string, { schema: Schema }> } };
}

interface Refusal {
  status: number;
  code: string;
  errors?: { field: string }[];
}

/** Fields that requests of visitors imply: a booking that is made again has the treatment of the one before. */
const IMPLIED_FIELDS: Record<string, readonly string[]> = { 'POST /own-booking-again': ['service_id'] };

let routes: Map<string, Documented> | undefined;

/**
 * Collects how refusals differ from docs/openapi.json: codes that a route does not list, and fields that one of visitors
 * does not take.
 */
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
  const route = `${method} ${routeOptions.url?.replace(/^\/api/, '').replaceAll(/:(\w+)/g, '{$1}')}`;
  const documented = documentedRefusals().get(route);
  if (!documented) return [];
  const fields = [...documented.fields, ...(IMPLIED_FIELDS[route] ?? [])];
  const isKnown = ({ field }: { field: string }) => fields.includes(field.split('.', 1)[0]!);
  return [
    ...(documented.codes.includes(code) ? [] : [`${route}: ${status} ${code}`]),
    // The office names fields within lists by themselves.
    ...(documented.isListed ? errors : [])
      .filter((error) => !isKnown(error))
      .map(({ field }) => `${route}: ${code} on ${field}`),
  ];
}

/** Returns what the document says of each route's refusals, by its method and path: `POST /bookings`. */
export const documentedRefusals = (): ReadonlyMap<string, Documented> => (routes ??= readRoutes());

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
  const toDocumented = ({ operationId, parameters = [], requestBody, responses }: Operation): Documented => ({
    operationId,
    isListed: responses.default.content['application/problem+json']!.schema.allOf !== undefined,
    codes: listCodes(responses.default.content['application/problem+json']!.schema),
    fields: [
      ...parameters.map(({ name }) => name),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => listFields(schema)),
      'Idempotency-Key',
      // What is no object at all.
      'body',
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
