import { type CsvFile, CSV_FILE_REQUEST } from '../../shared/api/csv-file.js';
import { api, type ActionLogFilterDto } from '../../shared/api/generated.js';

/** Which entries are meant. */
export interface LogFilter {
  search: string | undefined;
  kind: ActionLogFilterDto['kind'] & string;
  who: ActionLogFilterDto['who'] & string;
}

/** The action log as files; what is generated knows JSON alone. */
const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    actionLogFile: build.mutation<CsvFile, LogFilter>({
      query: (body) => ({ url: '/admin-action-logs/exports', body, ...CSV_FILE_REQUEST }),
    }),
    evidenceFile: build.mutation<CsvFile, void>({
      query: () => ({ url: '/admin-action-logs/exports/evidence', ...CSV_FILE_REQUEST }),
    }),
  }),
});

export const { useActionLogFileMutation, useEvidenceFileMutation } = auditApi;
