const STORAGE_KEY = 'pressed-before-reload';

/**
 * A browser keeps for a page what it could not fetch of its scripts, and never asks again: only a new page can. It is
 * loaded once the server answers, so that a visitor without a line keeps what they read.
 * @param pressed the button that is pressed again on the new page
 */
export async function reloadWhenOnline(pressed?: HTMLButtonElement): Promise<void> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
    if (pressed) sessionStorage.setItem(STORAGE_KEY, String([...document.querySelectorAll('button')].indexOf(pressed)));
  } catch {
    return;
  }
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
