const STORAGE_KEY = 'pressed-before-reload';

/**
 * A browser keeps for a page what it could not fetch of its scripts, and never asks again: only a new page can. It is
 * loaded once the server answers, so that a visitor without a line keeps what they read.
 * @param pressed the button that is pressed again on the new page
 */
export async function reloadWhenOnline(pressed?: HTMLButtonElement): Promise<void> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    reload(pressed);
  } catch {
    // The server is away, too.
  }
}

/**
 * After a deploy the scripts of an older page are gone: it is loaded again at once, as its new version, whose first
 * script has another name. So there is an end to it.
 */
export async function reloadIfReplaced(pressed?: HTMLButtonElement): Promise<void> {
  const script = document.querySelector('script[type=module]')?.getAttribute('src');
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' });
    if (answer.ok && script && !(await answer.text()).includes(script)) reload(pressed);
  } catch {
    // The line is down; the next press tries again.
  }
}

function reload(pressed?: HTMLButtonElement): void {
  if (pressed) sessionStorage.setItem(STORAGE_KEY, String([...document.querySelectorAll('button')].indexOf(pressed)));
  location.reload();
}

/** @returns the button that was pressed before the page was loaded again, once */
export function takePressedButton(): HTMLButtonElement | undefined {
  try {
    const place = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return place === null ? undefined : document.querySelectorAll('button')[Number(place)];
  } catch {
    return undefined;
  }
}
