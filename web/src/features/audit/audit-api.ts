import { type CsvFile, CSV_FILE_REQUEST } from '../../shared/api/csv-file.js';
import { api, type ActionLogFilterDto } from '../../shared/api/generated.js';

/** Which entries are meant. */
export interface LogFilter {
  /** Words; they may be somebody's name, so no address has them. */
  search: string | undefined;
  kind: ActionLogFilterDto['kind'];
  who: ActionLogFilterDto['who'];
  /** Id of the account that acted. */
  account: string | undefined;
  /** Id of a client. */
  client: string | undefined;
  /** Days, `yyyy-MM-dd`, both included. */
  from: string | undefined;
  to: string | undefined;
}

/** The action log as files; what is generated knows JSON alone. */
const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    actionLogFile: build.mutation<CsvFile, LogFilter>({
      query: ({ account, client, ...filter }) => ({
        url: '/admin-action-logs/exports',
        body: { ...filter, account_id: account, client_id: client } satisfies ActionLogFilterDto,
        ...CSV_FILE_REQUEST,
      }),
    }),
    evidenceFile: build.mutation<CsvFile, void>({
      query: () => ({ url: '/admin-action-logs/exports/evidence', ...CSV_FILE_REQUEST }),
    }),
  }),
});

export const { useActionLogFileMutation, useEvidenceFileMutation } = auditApi;
