import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { requestApart } from './base-api.js';
import { type CsvFile, saveFile } from './csv-file.js';

/** Milliseconds, longer than for other requests, because a file may have many records. */
const TIMEOUT_MS = 600_000;

/**
 * Fetches files and saves them.
 * @returns a function that returns the saved file, or undefined where that failed; and whether one is under way
 */
export function useSaveFile() {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [isSaving, setSaving] = useState(false);
  const save = async (url: string, body?: object, method = 'POST'): Promise<CsvFile | undefined> => {
    setSaving(true);
    const request = { url, body, method, responseHandler: toCsvFile, timeout: TIMEOUT_MS };
    const file = (await dispatch(requestApart(request))).data as CsvFile | undefined;
    setSaving(false);
    if (file) saveFile(file);
    return file;
  };
  return [save, isSaving] as const;
}

/** Reads a file and keeps its bytes unchanged, the byte order mark included; problems are read as JSON. */
async function toCsvFile(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv';
  const count = Number(response.headers.get('x-record-count') ?? 0);
  return { url: URL.createObjectURL(await response.blob()), name, count } satisfies CsvFile;
}
