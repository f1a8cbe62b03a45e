import { isSignedIn, watchIntent } from './first-intent.js';
import { preloadDialogData } from './preload-dialog-data.js';
import { reloadIfReplaced, reloadWhenOnline, takePressedButton } from './reload-when-online.js';

/**
 * All the script of a first visit. The server has drawn the landing page; the application is fetched when the visitor
 * begins to do something, and a click that came before it is done again once it is there.
 */
let starting: Promise<void> | undefined;
/** The button that was pressed last, until somebody answers for it. */
let pressedButton: HTMLButtonElement | undefined;
let placeholder: HTMLElement | undefined;
let hasFailed = false;
let isDialogFetched = false;

const stopWatching = watchIntent(onIntent);
addEventListener('click', onClick, { capture: true });
// Also when somebody signs in in another tab.
addEventListener('storage', startIfSignedIn);
startIfSignedIn();
// A link to the dialog: see app/booking-dialog/use-booking-link.ts.
if (location.pathname.startsWith('/book')) openBooking();
takePressedButton()?.click();

function startIfSignedIn(): void {
  if (isSignedIn()) start();
}

function onIntent({ target }: Event): void {
  start();
  const opensBooking = target instanceof Element && target.closest('[data-books]');
  if (opensBooking) fetchBookingDialog();
}

/** Who comes by such a link has said already what they want. */
function openBooking(): void {
  start();
  fetchBookingDialog();
  showPlaceholder();
}

/** Beside the application, which would ask for it only later. */
function fetchBookingDialog(): void {
  if (isDialogFetched) return;
  isDialogFetched = true;
  import('./app/booking-dialog/BookingDialogChunk.js').catch(() => undefined);
  preloadDialogData();
}

/** Links and popovers need nobody; everything else waits for the application. */
function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button || button.popoverTargetElement) return;
  const shown = button.dataset.shows && document.getElementById(button.dataset.shows);
  if (shown) return shown.scrollIntoView();
  if (hasFailed) return void reloadWhenOnline(button);
  start();
  pressedButton = button;
  if (button.dataset.books !== undefined) showPlaceholder();
}

function start(): void {
  starting ??= import('./app/hydrate-landing.js').then(({ hydrateLanding }) => hydrate(hydrateLanding), onLoadFailed);
}

function hydrate(hydrateLanding: () => void): void {
  stopWatching();
  removeEventListener('click', onClick, { capture: true });
  hydrateLanding();
  if (pressedButton?.isConnected) pressedButton.click();
  // By then the application's own placeholder is there.
  requestAnimationFrame(() => placeholder?.remove());
}

/** The line is down, unless there is a new version: the page stays as readable as it was, and the next press tries again. */
function onLoadFailed(): void {
  hasFailed = true;
  void reloadIfReplaced(pressedButton);
  pressedButton = undefined;
  placeholder?.remove();
}

/** The outline that `app/booking-dialog/LazyBookingDialog.tsx` shows too; its styles came with the page. */
function showPlaceholder(): void {
  placeholder?.remove();
  placeholder = document.createElement('div');
  placeholder.className = 'dialog-loading';
  placeholder.setAttribute('role', 'status');
  placeholder.innerHTML =
    '<div><p class="type-dialog">Book Your Appointment</p><p class="visually-hidden">Loading</p></div>';
  document.body.append(placeholder);
}
