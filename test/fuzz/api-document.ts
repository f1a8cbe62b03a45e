import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import { readFileSync } from 'node:fs';

/** A schema of the document, with the keywords that the generators read. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  [more: string]: unknown;
}

type Content = Record<string, { schema: Schema }>;

export interface Operation {
  method: string;
  /** Below /api, with `{parameters}`. */
  path: string;
  operationId: string;
  parameters: { in: 'query' | 'path' | 'header'; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

export interface WireAnswer {
  status: number;
  type: string;
  body: Buffer;
}

interface ApiDocument {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  components: { schemas: Record<string, Schema> };
}

const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as ApiDocument;

export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
);

export function resolveSchema(reference: string): Schema {
  return document.components.schemas[reference.split('/').at(-1)!]!;
}

// No additional properties: an answer with more than the document promises may reveal too much.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(JSON.parse(JSON.stringify(document), forbidExtraProperties) as object, 'api');
const validators = new Map<string, ValidateFunction>();

/**
 * Lists how an answer differs from the document: an undocumented status, another media type, a body of another shape.
 */
export function findContractViolation(
  { method, path, responses }: Operation,
  { status, type, body }: WireAnswer,
): string | undefined {
  if (status >= 500) return `answers ${status}`;
  if (status < 400 && !responses[status]) return `${status} is not documented`;
  const documented = status < 400 ? String(status) : 'default';
  const { content } = responses[documented]!;
  if (!content) return body.length > 0 ? `${status} is documented without a body` : undefined;
  const mediaType = type.split(';', 1)[0]!;
  if (!content[mediaType]) return `${status} as ${mediaType || 'nothing'} is not documented`;
  if (!/[/+]json$/.test(mediaType)) return undefined;
  const pointer = [path, method.toLowerCase(), 'responses', documented, 'content', mediaType]
    .map(escapePointer)
    .join('/');
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `api#/paths/${pointer}/schema` });
  validators.set(pointer, validate);
  return validate(parseBody(body)) ? undefined : `${status} ${ajv.errorsText(validate.errors)}`;
}

function forbidExtraProperties(_key: string, value: unknown): unknown {
  const { type, properties, additionalProperties } = (value ?? {}) as Schema;
  const isOpen = type === 'object' && properties && additionalProperties === undefined;
  return isOpen ? { ...(value as Schema), additionalProperties: false } : value;
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
