import { readFileSync } from 'node:fs';

interface Parameter {
  in: 'query' | 'path' | 'header';
  name: string;
  required?: boolean;
  schema: { type?: string; format?: string; pattern?: string; enum?: string[] };
}

export interface ApiRoute {
  method: string;
  /** Below /api, with `{parameters}`. */
  path: string;
  parameters: Parameter[];
}

type Description = { paths: Record<string, Record<string, { parameters?: Parameter[] }>> };

const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Description;

/** Every route that the description of the API names, so that a new one is in every test that goes through them. */
export const apiRoutes: readonly ApiRoute[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters = [] }]) => ({ method: method.toUpperCase(), path, parameters })),
);
