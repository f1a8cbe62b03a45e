import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { requestApart } from '../../../shared/api/base-api.js';
import { api, type ImportStepDto, type RefusedLineDto, type SharedContactDto } from '../../../shared/api/generated.js';

export type ImportKind = ImportStepDto['kind'];

/** What one record of each kind is called. */
export const IMPORT_NOUNS: Readonly<Record<ImportKind, string>> = {
  clients: 'client',
  bookings: 'booking',
  services: 'service',
  therapists: 'therapist',
  roster: 'shift',
};

/** The kind of a file, or `file` for the one that its header shows. */
export type FileKind = ImportKind | 'file';

/** The result of an import, over all lines of the file. */
export interface ImportResult extends Omit<ImportStepDto, 'refused_lines' | 'doubtful_lines' | 'shared_contacts'> {
  refusedLines: RefusedLineDto[];
  doubtfulLines: RefusedLineDto[];
  sharedContacts: SharedContactDto[];
  /** Reason why the import stopped before the end of the file. */
  problem?: string;
}

/** The answers to what a file leaves open, by parameter. */
export interface ImportAnswers {
  date_order?: string;
  defaults: readonly string[];
  /** What each column is taken for; undefined to leave it to the titles. */
  columns: readonly string[] | undefined;
  /** Names of the shop for those of the file, by column. */
  names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Numbers of lines that are left out. */
  leaveOut: readonly number[];
}

interface ImportRequest {
  kind: FileKind;
  file: Blob;
  isDryRun: boolean;
  answers: ImportAnswers;
  /** Called with the number of lines that are done. */
  onProgress: (lines: number) => void;
}

/** Imports a file. The answer is read line by line; the generated client reads answers as a whole. */
export const runImport =
  ({ kind, file, isDryRun, answers, onProgress }: ImportRequest) =>
  async (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => {
    const { data, error } = await dispatch(
      requestApart({
        url: `/imports/${kind}`,
        method: 'POST',
        params: {
          dry_run: isDryRun,
          date_order: answers.date_order,
          defaults: answers.defaults.join() || undefined,
          columns: answers.columns?.join(),
          names: Object.keys(answers.names).length > 0 ? JSON.stringify(answers.names) : undefined,
          leave_out: answers.leaveOut.join() || undefined,
        },
        headers: { 'content-type': 'application/octet-stream' },
        body: file,
        timeout: 3_600_000,
        responseHandler: (response) => readResult(response, onProgress),
      }),
    );
    if (!isDryRun)
      dispatch(api.util.invalidateTags(['Client', 'Booking', 'Service', 'Therapist', 'Schedule', 'Setup']));
    return { data: data as ImportResult | undefined, error };
  };

async function readResult(response: Response, onProgress: ImportRequest['onProgress']): Promise<unknown> {
  if (!response.ok || !response.body) return response.json();
  let result: Partial<ImportResult> = {};
  const refusedLines: RefusedLineDto[] = [];
  const doubtfulLines: RefusedLineDto[] = [];
  const sharedContacts: SharedContactDto[] = [];
  for await (const line of readLines(response.body)) {
    const read = JSON.parse(line) as Partial<ImportStepDto>;
    const { refused_lines = [], doubtful_lines = [], shared_contacts = [], ...step } = read;
    refusedLines.push(...refused_lines);
    doubtfulLines.push(...doubtful_lines);
    sharedContacts.push(...shared_contacts);
    result = { ...result, ...step };
    onProgress(result.lines ?? 0);
  }
  return { ...result, refusedLines, doubtfulLines, sharedContacts };
}

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (text + decoder.decode(read.value, { stream: true })).split('\n');
    text = lines.pop() ?? '';
    yield* lines.filter(Boolean);
  }
}
