import description from '../../../../../docs/openapi-v1.json';

/** The parts of the description's schemas that the page shows. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  example?: unknown;
  default?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

export interface Operation {
  method: string;
  path: string;
  operationId: string;
  summary?: string;
  description?: string;
  tags: string[];
  parameters: { in: string; name: string; required?: boolean; description?: string; schema: Schema }[];
  security: Record<string, string[]>[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const { paths, components, info } = description as unknown as {
  info: { description: string };
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  components: { schemas: Record<string, Schema> };
};

export const apiText = info.description;

export const operations: readonly Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
);

/** Returns a schema in full, without references. */
export function resolveSchema(schema: Schema): Schema {
  const { $ref, allOf, ...own } = schema;
  const parts = [...($ref ? [components.schemas[$ref.split('/').at(-1)!] ?? {}] : []), ...(allOf ?? [])].map(
    resolveSchema,
  );
  return Object.assign({}, ...parts, own) as Schema;
}

/** Returns the schema of what a request sends, or of what it is answered with. */
export const requestSchema = ({ requestBody }: Operation): Schema | undefined =>
  requestBody?.content['application/json']?.schema;
export const answerSchema = ({ responses }: Operation): Schema | undefined =>
  (responses[200] ?? responses[201])?.content?.['application/json']?.schema;

const ID = '0198a3c4-5d6e-7f80-9a1b-2c3d4e5f6071';
const TIME = '2026-11-26T14:30:00+11:00';

/** Makes an example of a schema, of the examples within it. */
export function toExample(schema: Schema, name = ''): unknown {
  const { example, default: usual, enum: values, type, format, properties, items } = resolveSchema(schema);
  if (example !== undefined) return example;
  if (usual !== undefined) return usual;
  if (values) return values[0];
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([key, property]) => [key, toExample(property, key)]));
  if (items) return [toExample(items, name.replace(/s$/, ''))];
  const kind = Array.isArray(type) ? type[0] : type;
  if (kind === 'number' || kind === 'integer')
    return name.endsWith('_cents') ? 8950 : name === 'duration_minutes' ? 60 : 1;
  if (kind === 'boolean') return true;
  if (format === 'uuid' || /(^|_)ids?$/.test(name)) return ID;
  if (/_at$/.test(name)) return TIME;
  return EXAMPLES[name] ?? 'text';
}

const EXAMPLES: Readonly<Record<string, string>> = {
  client_email: 'georgia@example.com',
  client_name: 'Georgia Marsh',
  client_phone: '0491 570 156',
  currency: 'AUD',
  day: '2026-11-26',
  first_name: 'Georgia',
  last_name: 'Marsh',
  method: 'card',
  name: 'Swedish Massage',
  next_cursor: 'MjAyNi0xMS0yNg',
  service_name: 'Swedish Massage',
  therapist_name: 'Mei',
};
