// Generates the web application's endpoints and hooks from docs/openapi.json.
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Operations that no page calls by the client: files that are fetched apart, and what other programs read. */
const UNCALLED = [
  'checkAvailability',
  'exportActionLogEvidence',
  'exportPay',
  'exportPersonalData',
  'exportShop',
  'exportTodaysBookings',
  'getImportTemplate',
  'getJournalFile',
  'getPhoto',
  'getSlotsRemaining',
  'getTherapistCalendar',
  'listClientBookings',
  'listCustomerBookings',
  'printGiftCertificate',
  'takeGatewayEvent',
];

/** Operations that change nothing, with a body that is no part of an address: codes of links, or a change to try out. */
const READS = [
  'completeBooking',
  'downloadCalendar',
  'getMailState',
  'getOwnNextTimes',
  'getOwnReceipt',
  'getOwnPayments',
  'listFreePlaces',
  'previewChange',
  'previewDeposits',
  'previewNewRecurrence',
  'previewPublication',
  'previewRecurrence',
  'previewRecurrenceMove',
  'previewRosterCopy',
  'previewRosterPatterns',
  'previewRosterUndo',
  'previewTemplateUse',
  'readPasswordLink',
  'showOwnWaitingEntry',
];

const [description = 'docs/openapi.json', client = 'web/src/shared/api/generated.ts'] = process.argv.slice(2);
const source = await generateEndpoints({
  schemaFile: resolve(description),
  apiFile: './base-api.ts',
  apiImport: 'baseApi',
  exportName: 'api',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  // The tags are in web/src/shared/api/endpoint-tags.ts.
  tag: false,
  encodePathParams: true,
  esmExtensions: true,
  useUnknown: true,
  // Those of the API of version 1 are for other programs.
  filterEndpoints: (operationName) => !UNCALLED.includes(operationName) && !operationName.endsWith('V1'),
  endpointOverrides: [{ pattern: (operationName) => READS.includes(operationName), type: 'query' }],
});
await writeFile(client, `${source}${describeRefusals(JSON.parse(await readFile(description, 'utf8')))}`);

/**
 * Returns a type with the codes of refusals by operation, of those that list theirs, and under `general` what any of
 * them may answer with.
 * @param {{ paths: Record<string, Record<string, { operationId: string, responses: Record<string, any> }>> }} document
 */
function describeRefusals({ paths }) {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  /** @type {[string, string[]][]} */
  const listed = operations.flatMap(({ operationId, responses }) => {
    const [, own] = responses.default?.content?.['application/problem+json']?.schema?.allOf ?? [];
    return own ? [[operationId, own.properties.code.enum]] : [];
  });
  const general = listed[0]?.[1].filter((code) => listed.every(([, codes]) => codes.includes(code))) ?? [];
  const toMember = (/** @type {string} */ name, /** @type {string[]} */ codes) =>
    `  ${name}: ${codes.map((code) => `'${code}'`).join(' | ') || 'never'};`;
  const members = [
    toMember('general', general),
    ...listed.map(([name, codes]) =>
      toMember(
        name,
        codes.filter((code) => !general.includes(code)),
      ),
    ),
  ];
  return `/** Codes of refusals by operation. */\nexport interface RefusalCodes {\n${members.join('\n')}\n}\n`;
}
