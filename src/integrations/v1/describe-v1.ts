import type { OpenAPIObject } from '@nestjs/swagger';
import { product } from '../../kernel/product.js';

/** Addresses of this API, below `/api`. */
const PREFIX = '/v1/';

const description = `What is promised to programs: what is here stays, and more may come beside it.

Send a key, which an administrator makes under Settings, as \`Authorization: Bearer <key>\`. Times are ISO 8601 with the offset of the \
shop, amounts whole cents. Every refusal is a \`problem+json\` that has a \`code\`; 429 says in \`Retry-After\` when to go on. Lists come in \
pages: send the \`next_cursor\` of one as \`cursor\` of the next. Send an \`Idempotency-Key\` for what is to happen once, and the \
\`ETag\` of a booking as \`If-Match\` when you change it.`;

/** Picks the description of the API of version 1 out of that of all routes, with what its routes refer to. */
export function describeV1({ paths, components, ...document }: OpenAPIObject): OpenAPIObject {
  const own = Object.fromEntries(Object.entries(paths).filter(([path]) => path.startsWith(PREFIX)));
  const all = components?.schemas ?? {};
  const named = new Set<string>();
  const findNamed = (part: unknown): void => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (named.has(name!)) continue;
      named.add(name!);
      findNamed(all[name!]);
    }
  };
  findNamed(own);
  const schemas = Object.fromEntries([...named].sort().map((name) => [name, all[name]!]));
  const described = {
    ...document,
    info: { ...document.info, title: `${product.title}: the API`, description },
    tags: [],
    paths: own,
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } }, schemas },
  };
  // Names of another version would be needed only beside those of this one.
  return JSON.parse(JSON.stringify(described).replaceAll(/V1(Dto)?(?=")/g, '')) as OpenAPIObject;
}
