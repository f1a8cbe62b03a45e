import { findContractViolation, operations } from './api-document.js';

const listServices = operations.find(({ operationId }) => operationId === 'listServices')!;
const single = { group: null, variant: null };
const service = { ...single, id: 'a', name: 'Swedish', description: null, duration: 60, price: 89.5, currency: 'AUD' };
const answer = (body: unknown, status = 200, type = 'application/json; charset=utf-8') =>
  findContractViolation(listServices, { status, type, body: Buffer.from(JSON.stringify(body)) });

it.each([
  ['nothing', answer([service]), undefined],
  ['a field that nobody documented', answer([{ ...service, cost: 4 }]), 'must NOT have additional properties'],
  ['a field that is gone', answer([{ ...service, price: undefined }]), "must have required property 'price'"],
  ['a number as text', answer([{ ...service, price: '89.50' }]), 'must be number'],
  ['a status that nobody documented', answer([service], 201), '201 is not documented'],
  ['a page instead of JSON', answer([service], 200, 'text/html'), '200 as text/html is not documented'],
  [
    'a refusal without its form',
    answer({ message: 'no' }, 400, 'application/problem+json'),
    'must have required property',
  ],
  ['a failure', answer({}, 500), 'answers 500'],
])('%s is held against the document', (_name, found, expected) => {
  if (expected === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(expected);
});
