// Generates the web application's endpoints and hooks from docs/openapi.json.
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Operations that no page calls by the client: files that are fetched apart, and what other programs read. */
const UNCALLED = [
  'checkAvailability',
  'exportActionLogEvidence',
  'exportPersonalData',
  'exportTodaysBookings',
  'getImportTemplate',
  'getPhoto',
  'getSlotsRemaining',
  'getTherapistCalendar',
  'listClientBookings',
  'listCustomerBookings',
];

const [description = 'docs/openapi.json', client = 'web/src/shared/api/generated.ts'] = process.argv.slice(2);
const source = await generateEndpoints({
  schemaFile: resolve(description),
  apiFile: './base-api.ts',
  apiImport: 'baseApi',
  exportName: 'api',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  tag: true,
  encodePathParams: true,
  esmExtensions: true,
  useUnknown: true,
  filterEndpoints: (operationName) => !UNCALLED.includes(operationName),
});
await writeFile(client, String(source));
