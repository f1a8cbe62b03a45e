import { csvFileOf, type CsvFile } from '../../shared/api/csv-file.js';
import { api, type ActionLogFilterDto } from '../../shared/api/generated.js';

/** Which entries are meant. */
export interface LogFilter {
  search: string | undefined;
  kind: ActionLogFilterDto['kind'] & string;
  who: ActionLogFilterDto['who'] & string;
}

/** A long file takes longer than an answer, in milliseconds. */
const fileTimeout = 600_000;
const file = { method: 'POST', responseHandler: csvFileOf, timeout: fileTimeout };

/** The action log as files; what is generated knows JSON alone. */
const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    actionLogFile: build.mutation<CsvFile, LogFilter>({ query: (body) => ({ url: '/admin-action-logs/exports', body, ...file }) }),
    evidenceFile: build.mutation<CsvFile, void>({ query: () => ({ url: '/admin-action-logs/exports/evidence', ...file }) }),
  }),
});

export const { useActionLogFileMutation, useEvidenceFileMutation } = auditApi;
