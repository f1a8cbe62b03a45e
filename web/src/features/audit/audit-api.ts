import { type CsvFile, CSV_FILE_REQUEST } from '../../shared/api/csv-file.js';
import { api, type ActionLogFilterDto } from '../../shared/api/generated.js';

/** The filter of the action log. */
export interface LogFilter {
  /** Typed words. They may be somebody's name, so they are in no address. */
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

/** The exports of the action log. They are files, and the generated client only knows JSON. */
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
