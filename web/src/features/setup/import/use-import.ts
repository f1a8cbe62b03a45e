import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { errorMessage } from '../../../shared/api/error-message.js';
import { formatCount } from '../../../shared/format-count.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import type { ImportQuestionDto } from '../../../shared/api/generated.js';
import { type FileKind, IMPORT_NOUNS, type ImportAnswers, type ImportResult, runImport } from './import-api.js';
import { keepColumns, readKeptColumns } from './kept-columns.js';

const MAX_BYTES = 20 * 1024 * 1024;

const NO_ANSWERS: ImportAnswers = { defaults: [], columns: undefined, names: {}, leaveOut: [] };
const NO_QUESTIONS: ImportQuestionDto[] = [];

/**
 * Holds the state of an import: a file is checked, what it leaves open is answered, then it is imported; another file or
 * kind begins again.
 */
export function useImport() {
  const [kind, setKind] = useState<FileKind>('file');
  const [file, setFile] = useState<File>();
  const [checked, setChecked] = useState<ImportResult>();
  const [imported, setImported] = useState<ImportResult>();
  const [asked, setAsked] = useState(NO_QUESTIONS);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [failure, setFailure] = useState<string>();
  const [running, setRunning] = useState<{ isDryRun: boolean; lines: number }>();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const reset = () => {
    setChecked(undefined);
    setImported(undefined);
    setAsked(NO_QUESTIONS);
    setAnswers(NO_ANSWERS);
    setFailure(undefined);
  };

  // Columns that somebody chose are those of the kind that the file was read as.
  const readKind = answers.columns && checked ? checked.kind : kind;
  const run = async (isDryRun: boolean, given = answers): Promise<void> => {
    if (!file) return;
    setRunning({ isDryRun, lines: 0 });
    setFailure(undefined);
    const onProgress = (lines: number) => setRunning({ isDryRun, lines });
    const { data, error } = await dispatch(runImport({ kind: readKind, file, isDryRun, answers: given, onProgress }));
    setRunning(undefined);
    if (!data)
      return setFailure(errorMessage(error, 'The file could not be read. Nothing more was imported; try again.'));
    const kept = given.columns === undefined ? readKeptColumns(data) : undefined;
    if (isDryRun && kept) {
      setAnswers({ ...given, columns: kept });
      return run(true, { ...given, columns: kept });
    }
    if (isDryRun && given.columns) keepColumns(data);
    if (isDryRun && data.questions.length > 0) setAsked(data.questions);
    if (isDryRun) return setChecked(data);
    setImported(data);
    if (!data.problem) toast(successToast(`${formatCount(data.new + data.changed, IMPORT_NOUNS[data.kind])} imported`));
  };
  // A file that cannot be read to its end is refused as a whole.
  const toDo = checked && !checked.problem ? checked.new + checked.changed : 0;
  return {
    kind,
    file,
    isTooLarge: file !== undefined && file.size > MAX_BYTES,
    checked,
    imported,
    failure,
    running,
    answers,
    setAnswers,
    /** The chosen answers, as sentences. */
    answerTexts: asked.flatMap(({ answers: offered }) =>
      offered.filter(({ value }) => [answers.date_order, ...answers.defaults].includes(value)).map(({ text }) => text),
    ),
    /** Shows the questions again, with their answers. */
    changeAnswers: () => checked && setChecked({ ...checked, questions: asked }),
    /** `12 clients`; undefined where there is nothing to import. */
    toDoText: checked && toDo > 0 ? formatCount(toDo, IMPORT_NOUNS[checked.kind]) : undefined,
    chooseKind: (chosen: FileKind) => {
      setKind(chosen);
      reset();
    },
    chooseFile: (chosen: File | undefined) => {
      setFile(chosen);
      reset();
    },
    check: () => run(true),
    /** Checks the file again with other answers. */
    checkWith: (changed: Partial<ImportAnswers>) => {
      const given = { ...answers, ...changed };
      setAnswers(given);
      return run(true, given);
    },
    importFile: () => run(false),
  };
}

export type Import = ReturnType<typeof useImport>;
