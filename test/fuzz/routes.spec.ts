import fc from 'fast-check';
import { breaksThe, operations } from './api-document.js';
import { besiegedShop, type Who } from './besieged-shop.js';
import { holds, requests, seed } from './fuzzing.js';
import { requestsTo, type WireRequest } from './requests.js';

const eachRoute = Math.ceil(requests / operations.length);
const somebody = fc.constantFrom<Who[]>('ANON', 'STAFF', 'STAFF', 'ADMIN', 'ADMIN', 'ADMIN', 'ADMIN');

/** What sessions and accounts do not survive. */
const unsettles = /^\/(auth|own-account|accounts)/;

describe(`routes under fire, seed ${seed}`, () => {
  let shop: Awaited<ReturnType<typeof besiegedShop>>;

  beforeAll(async () => {
    shop = await besiegedShop();
  });

  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s answers whatever it is sent as the document says',
    async (_name, operation) => {
      const known = await shop.furnish();
      const asDocumented = fc.asyncProperty(somebody, requestsTo(operation, known), async (who, request) => {
        const answer = await shop.send(who, request);
        if (unsettles.test(operation.path)) await shop.assemble();
        const fault = breaksThe(operation, answer) ?? shop.errors.splice(0).join('\n');
        if (fault) throw new Error(`${fault}\n${who}: ${written(request)}\n${answer.body.subarray(0, 2_000)}`);
      });
      await holds(asDocumented, eachRoute);
    },
    30_000 + eachRoute * 1_000,
  );
});

function written({ method, target, headers, body = '' }: WireRequest): string {
  return `${method} ${target} ${JSON.stringify(headers)}\n${String(body).slice(0, 1_000)}`;
}
