import { readStored, writeStored } from '../shared/device-storage.js';
import { isOptionalFailure } from '../shared/optional-script/optional-script.js';

const STORAGE_KEY = 'reloaded-for-a-missing-script';
const MIN_RELOAD_INTERVAL_MS = 60_000;

const failures = new WeakSet<object>();

/** Whether the error is that of a script that could not be loaded. */
export const isMissingScript = (error: unknown): boolean => failures.has(error as object);

/**
 * Reloads the page when a script is missing, as after a deploy. At most once a minute: if the script is really gone,
 * the error page must show instead of an endless reload.
 * @returns a function that stops it
 */
export function reloadAfterDeploy(): () => void {
  addEventListener('vite:preloadError', onMissingScript);
  return () => removeEventListener('vite:preloadError', onMissingScript);
}

function onMissingScript({ payload }: VitePreloadErrorEvent): void {
  failures.add(payload);
  // Delayed, so that code that can do without the script has reported so by then and the visitor's input stays.
  setTimeout(() => isOptionalFailure(payload) || reload());
}

function reload(): void {
  if (!navigator.onLine || Date.now() - Number(readStored(STORAGE_KEY, 'sessionStorage')) < MIN_RELOAD_INTERVAL_MS)
    return;
  // If the time of the reload cannot be stored, the page is not reloaded, because nothing would end the loop.
  if (writeStored(STORAGE_KEY, String(Date.now()), 'sessionStorage')) location.reload();
}
