const KEY = 'reloaded-for-a-missing-script';
const PAUSE = 60_000;

/**
 * A page opened before a deploy asks for scripts that are gone. Loading it anew brings the new ones: once a minute at
 * most, because a script that stays away must end at the error page and not in a circle.
 */
export function reloadAfterDeploy(): void {
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || Date.now() - lastReload() < PAUSE) return;
    try {
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Without a memory of the last time there is no end to it.
      return;
    }
    location.reload();
  });
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(KEY));
  } catch {
    return 0;
  }
}
