const STORAGE_KEY = 'pressed-before-reload';

/**
 * Reloads the page once the server answers again: a browser never retries a script import that failed, only a new page
 * does. Offline, the visitor keeps the current page.
 * @param pressed the button to press again on the new page
 * @returns whether it reloads
 */
export async function reloadWhenOnline(pressed?: HTMLButtonElement): Promise<boolean> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
  } catch {
    // The server is unreachable as well.
    return false;
  }
  reload(pressed);
  return true;
}

/**
 * Reloads at once a page whose scripts are gone after a deploy. The new version's first script has another name, so
 * this happens only once.
 * @returns whether it reloads
 */
export async function reloadIfReplaced(pressed?: HTMLButtonElement): Promise<boolean> {
  const script = document.querySelector('script[type=module]')?.getAttribute('src');
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' });
    if (!answer.ok || !script || (await answer.text()).includes(script)) return false;
  } catch {
    // Offline; the next press tries again.
    return false;
  }
  reload(pressed);
  return true;
}

function reload(pressed?: HTMLButtonElement): void {
  if (pressed) sessionStorage.setItem(STORAGE_KEY, String([...document.querySelectorAll('button')].indexOf(pressed)));
  location.reload();
}

/** Returns, once, the button that was pressed before the page was reloaded. */
export function takePressedButton(): HTMLButtonElement | undefined {
  try {
    const place = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return place === null ? undefined : document.querySelectorAll('button')[Number(place)];
  } catch {
    return undefined;
  }
}
