const STORAGE_KEY = 'reloaded-for-a-missing-script';
const MIN_RELOAD_INTERVAL_MS = 60_000;

/**
 * A page opened before a deploy asks for scripts that are gone. Reloading it brings the new ones: once a minute at
 * most, because a script that stays away must end at the error page and not in a circle.
 * @returns stops it
 */
export function reloadAfterDeploy(): () => void {
  addEventListener('vite:preloadError', reload);
  return () => removeEventListener('vite:preloadError', reload);
}

function reload(): void {
  if (!navigator.onLine || Date.now() - getLastReload() < MIN_RELOAD_INTERVAL_MS) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
  } catch {
    // Without a memory of the last time there is no end to it.
    return;
  }
  location.reload();
}

function getLastReload(): number {
  try {
    return Number(sessionStorage.getItem(STORAGE_KEY));
  } catch {
    return 0;
  }
}
