import fc from 'fast-check';
import { findContractViolation, operations } from './api-document.js';
import { fuzzTarget, type Who } from './fuzz-target.js';
import { checkProperty, requestCount, seed } from './check-property.js';
import type { KnownValues } from './arbitrary-values.js';
import { arbitraryRequest, type WireRequest } from './arbitrary-requests.js';

const eachRoute = Math.ceil(requestCount / operations.length);
const somebody = fc.constantFrom<Who[]>('ANON', 'STAFF', 'STAFF', 'ADMIN', 'ADMIN', 'ADMIN', 'ADMIN');

/** Routes that requests are sent to before there are new things to name: requests delete and change them. */
const ROUTES_PER_SEED = 8;

/** Requests that would end sessions or accounts. */
const unsettles = /^\/(auth|own-account|accounts)/;

describe(`routes under fire, seed ${seed}`, () => {
  let shop: Awaited<ReturnType<typeof fuzzTarget>>;
  let known: KnownValues | undefined;

  beforeAll(async () => {
    shop = await fuzzTarget();
  });

  it.each(operations.map((operation, nth) => [operation.operationId, operation, nth] as const))(
    '%s answers whatever it is sent as the document says',
    async (_name, operation, nth) => {
      if (!known || nth % ROUTES_PER_SEED === 0) known = await shop.seed();
      const asDocumented = fc.asyncProperty(somebody, arbitraryRequest(operation, known), async (who, request) => {
        const answer = await shop.send(who, request);
        if (unsettles.test(operation.path)) await shop.assemble();
        const fault = findContractViolation(operation, answer) ?? shop.errors.splice(0).join('\n');
        if (fault)
          throw new Error(`${fault}\n${who}: ${formatRequest(request)}\n${answer.body.toString('utf8', 0, 2_000)}`);
      });
      await checkProperty(asDocumented, eachRoute);
    },
    30_000 + eachRoute * 1_000,
  );
});

function formatRequest({ method, target, headers, body = '' }: WireRequest): string {
  return `${method} ${target} ${JSON.stringify(headers)}\n${String(body).slice(0, 1_000)}`;
}
