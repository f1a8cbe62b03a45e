/**
 * All the script of a first visit. The server has drawn the landing page; the application is fetched when the visitor
 * begins to do something, and a click that came before it is done again once it is there.
 */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

let starting: Promise<void> | undefined;
/** The button that was pressed last, until somebody answers for it. */
let pressed: HTMLButtonElement | undefined;
let placeholder: HTMLElement | undefined;

for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
addEventListener('click', onClick, { capture: true });
// Also when somebody signs in in another tab.
addEventListener('storage', startForWhoIsSignedIn);
startForWhoIsSignedIn();

function startForWhoIsSignedIn(): void {
  if (isSignedIn()) start();
}

function onSign({ target }: Event): void {
  start();
  const books = target instanceof Element && target.closest('[data-books]');
  // Beside the application, which would ask for it only later.
  if (books) import('./app/BookingDialogChunk.js').catch(() => undefined);
}

/** Links and popovers need nobody; everything else waits for the application. */
function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button || button.popoverTargetElement) return;
  const shown = button.dataset.shows && document.getElementById(button.dataset.shows);
  if (shown) return shown.scrollIntoView();
  start();
  pressed = button;
  if (button.dataset.books !== undefined) showPlaceholder();
}

function start(): void {
  starting ??= import('./app/take-over.js').then(({ takeOver }) => hand(takeOver), giveUp);
}

function hand(takeOver: () => void): void {
  for (const sign of signs) removeEventListener(sign, onSign, { capture: true });
  removeEventListener('click', onClick, { capture: true });
  takeOver();
  if (pressed?.isConnected) pressed.click();
  // By then the application's own placeholder stands there.
  requestAnimationFrame(() => placeholder?.remove());
}

/** The line is down: the page stays as readable as it was, and the next sign tries again. */
function giveUp(): void {
  starting = pressed = undefined;
  placeholder?.remove();
}

/** The outline that `app/LazyBookingDialog.tsx` shows too; its styles came with the page. */
function showPlaceholder(): void {
  placeholder?.remove();
  placeholder = document.createElement('div');
  placeholder.className = 'dialog-loading';
  placeholder.setAttribute('role', 'status');
  placeholder.innerHTML =
    '<div><p class="type-dialog">Book Your Appointment</p><p class="visually-hidden">Loading</p></div>';
  document.body.append(placeholder);
}

/** Only the application can say who it is; see features/identity/session-note.ts. */
function isSignedIn(): boolean {
  try {
    return localStorage.getItem('session') !== null;
  } catch {
    return false;
  }
}

export {};
