/**
 * Inlined into every page ahead of its content (web/inline-script.ts): records what is pressed before the page's scripts
 * have loaded, shows at once that it was pressed, and says so when they do not come.
 */
import './popover-fallback.js';

/** A pressed button, or a submitted form. */
export type Press = HTMLButtonElement | HTMLFormElement;

/** How the page's scripts take over, see `lazy-hydration.ts`, `lazy-sign-in.ts` and `main.tsx`. */
interface PressRecorder {
  /** The last press, until it is repeated. */
  readonly pressed: Press | undefined;
  /** Passes on the press that was recorded already, and each later one. */
  handle: (onPress: (press: Press) => void) => void;
  /** Forgets the press, after the visitor has left what it opened. */
  cancel: () => void;
  /** Stops recording, because the application handles presses now. */
  end: () => void;
  /** Repeats the press for the application. */
  repeat: () => void;
  /** Removes the dialog's outline, when something better takes its place. */
  removeOutline: () => void;
  /**
   * Reports that the scripts could not be loaded. A visitor who waits for them is offered to try again; a page that can
   * be read does so at the next press.
   */
  fail: () => void;
  /** Reloads the page, and presses the same button there. */
  reload: () => void;
}

declare global {
  interface Window {
    pressRecorder: PressRecorder;
  }
}

const STORAGE_KEY = 'pressed-before-reload';
/** Milliseconds after which a page that is still empty says that it is loading. */
const LOADING_DELAY_MS = 1_000;
/** Milliseconds of waiting after which a visitor may try again. */
const SLOW_MS = 15_000;
/** Inline, because the style sheet may be what could not be loaded. */
const MESSAGE_STYLE =
  'position:fixed;inset:auto 16px 16px;z-index:50;display:flex;flex-wrap:wrap;gap:4px 20px;max-width:480px;margin:0 auto;padding:14px 20px;border:1px solid var(--control,#777);border-radius:10px;color:var(--ink,CanvasText);background:var(--surface,Canvas)';

let pressed: Press | undefined;
let onPress: ((press: Press) => void) | undefined;
let hasFailed = false;
/** The button that shows that it was pressed. */
let busy: HTMLElement | undefined;
let outline: HTMLElement | undefined;
let message: HTMLElement | undefined;
/** What is said next if the wait goes on. */
let timer: ReturnType<typeof setTimeout> | undefined;

window.pressRecorder = {
  get pressed() {
    return pressed;
  },
  handle(handler) {
    onPress = handler;
    if (pressed) handler(pressed);
  },
  cancel,
  end() {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    removeEventListener('error', onError, true);
  },
  repeat() {
    settle();
    if (pressed?.isConnected) {
      if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
      else pressed.click();
    }
    pressed = undefined;
    // The dialog, or the application's own outline, has taken its place by then.
    requestAnimationFrame(removeOutline);
  },
  removeOutline,
  fail,
  reload,
};

addEventListener('click', onClick, true);
addEventListener('submit', onSubmit, true);
addEventListener('error', onError, true);
addEventListener('error', forgetFailedPreload, true);
// Not DOMContentLoaded, which waits for the page's scripts.
document.addEventListener('readystatechange', onParsed, { once: true });
// A link to the dialog: see app/booking-dialog/use-booking-link.ts.
if (/^\/book\/?$/.test(location.pathname)) waitForDialog();

function onClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // Popovers need no script; a button of a form is recorded as its submission.
  if (!button || button.hasAttribute('popovertarget') || button.type === 'submit') return;
  if (button.closest('[role=dialog], [role=status], [role=alert]')) return;
  // The application would handle it as well, once it has begun to hydrate the page.
  event.stopPropagation();
  if (button.dataset.shows) scrollTo(button.dataset.shows);
  else record(button, button);
}

function onSubmit(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
  const form = event.target as HTMLFormElement;
  record(form, form.querySelector<HTMLElement>('[type=submit]')!);
}

/** Scrolls to a part of the page, now or when it has come. */
function scrollTo(id: string): void {
  const scroll = () => document.getElementById(id)?.scrollIntoView();
  if (document.readyState === 'loading') document.addEventListener('readystatechange', scroll, { once: true });
  scroll();
}

function record(press: Press, button: HTMLElement): void {
  settle();
  removeOutline();
  pressed = press;
  busy = button;
  busy.setAttribute('aria-busy', 'true');
  button.closest<HTMLElement>('[popover]')?.hidePopover();
  if (button.dataset.books === undefined) wait();
  else waitForDialog();
  if (hasFailed) void retry();
  else onPress?.(press);
}

function wait(): void {
  say('status', 'Loading…');
  offerRetryLater();
}

/** Shows the dialog's outline, as `app/booking-dialog/LazyBookingDialog.tsx` does; its styles came with the page. */
function waitForDialog(): void {
  if (!document.body) return void requestAnimationFrame(waitForDialog);
  outline = document.createElement('div');
  outline.className = 'dialog-loading';
  outline.setAttribute('role', 'status');
  outline.innerHTML = '<div><p class="type-dialog">Book Your Appointment</p><p class="second">Opening…</p></div>';
  document.body.append(outline);
  offerRetryLater();
}

function offerRetryLater(): void {
  timer = setTimeout(() => {
    say('status', 'This is taking longer than usual.', ['Try again', retry]);
    if (outline?.isConnected) message!.append(createButton('Cancel', cancel));
  }, SLOW_MS);
}

/** Removes what shows that a press is waiting, but for the outline. */
function settle(): void {
  clearTimeout(timer);
  busy?.removeAttribute('aria-busy');
  message?.remove();
}

function removeOutline(): void {
  outline?.remove();
}

function cancel(): void {
  pressed = undefined;
  settle();
  removeOutline();
}

function fail(): void {
  hasFailed = true;
  if (pressed || outline?.isConnected || isEmpty()) showFailure();
}

function showFailure(): void {
  settle();
  removeOutline();
  say('alert', 'That could not be loaded. Please check your connection.', ['Try again', retry]);
}

/** Tries again on a new page, because a browser never retries a script that failed. Offline, this one stays. */
async function retry(): Promise<void> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
  } catch {
    // The server is unreachable as well.
    return showFailure();
  }
  reload();
}

function reload(): void {
  try {
    if (pressed instanceof HTMLButtonElement)
      sessionStorage.setItem(STORAGE_KEY, String([...document.querySelectorAll('button')].indexOf(pressed)));
  } catch {
    // Without a storage the visitor has to press again.
  }
  location.reload();
}

function onError({ target }: Event): void {
  if (target instanceof HTMLScriptElement) fail();
}

/**
 * WebKit keeps the failure of a preloaded script, and answers with it on later pages, too, instead of asking the server. A
 * request of another kind takes its place.
 */
function forgetFailedPreload({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') fetch(target.href).catch(() => undefined);
}

function onParsed(): void {
  takePressedBeforeReload()?.click();
  if (!isEmpty()) return;
  if (hasFailed) return showFailure();
  timer = setTimeout(wait, LOADING_DELAY_MS);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    settle();
  });
  observer.observe(document.getElementById('root')!, { childList: true });
}

/** Whether the application has yet to render the page; false while the page is still on its way. */
const isEmpty = () => document.readyState !== 'loading' && !document.getElementById('root')?.firstChild;

function takePressedBeforeReload(): HTMLButtonElement | undefined {
  try {
    const place = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return place === null ? undefined : document.querySelectorAll('button')[Number(place)];
  } catch {
    return undefined;
  }
}

function say(role: 'alert' | 'status', text: string, action?: [label: string, onClick: () => unknown]): void {
  message?.remove();
  message = document.createElement('p');
  message.setAttribute('role', role);
  message.style.cssText = MESSAGE_STYLE;
  message.textContent = text;
  if (action) message.append(createButton(...action));
  document.body.append(message);
}

function createButton(label: string, onClick: () => unknown): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link';
  button.textContent = label;
  button.addEventListener('click', () => void onClick());
  return button;
}
