import { isSignedIn, watchIntent } from './first-intent.js';
import { preloadDay, preloadDialogData } from './preload-dialog-data.js';
import { reloadIfReplaced, reloadWhenOnline, takePressedButton } from './reload-when-online.js';

/**
 * The only script of a first visit. The server has rendered the landing page; the application is loaded at the
 * visitor's first interaction, and an earlier click is repeated once it is there.
 */
let starting: Promise<void> | undefined;
/** The button that was pressed last and is not handled yet. */
let pressedButton: HTMLButtonElement | undefined;
let placeholder: HTMLElement | undefined;
let hasFailed = false;
let dialog: Promise<typeof import('./app/booking-dialog/BookingDialogChunk.js') | undefined> | undefined;
let firstStep: Promise<typeof import('./features/booking/dialog/first-step/first-step.js') | undefined> | undefined;

const stopWatching = watchIntent(onIntent);
addEventListener('click', onClick, { capture: true });
// Runs as well when somebody signs in in another tab.
addEventListener('storage', startIfSignedIn);
startIfSignedIn();
// A link to the dialog: see app/booking-dialog/use-booking-link.ts.
if (location.pathname.startsWith('/book')) openBooking();
takePressedButton()?.click();

function startIfSignedIn(): void {
  if (isSignedIn()) start();
}

function onIntent({ target }: Event): void {
  const opensBooking = target instanceof Element && target.closest('[data-books]');
  if (opensBooking) fetchBookingDialog();
  start();
}

/** Opens the dialog at once for a visitor who follows a booking link. */
function openBooking(): void {
  fetchBookingDialog();
  start();
  showPlaceholder();
}

/** Fetches the dialog in parallel with the application, which would request it only later. */
function fetchBookingDialog(): void {
  if (dialog) return;
  // Requested first, and small: the visitor can continue with it while the rest is loading.
  firstStep = import('./features/booking/dialog/first-step/first-step.js').catch(() => undefined);
  dialog = import('./app/booking-dialog/BookingDialogChunk.js').catch(() => undefined);
  preloadDialogData();
}

/** Remembers a pressed button until the application has loaded. Links and popovers work without script. */
function onClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button || button.popoverTargetElement || button.closest('[role=dialog]')) return;
  const shown = button.dataset.shows && document.getElementById(button.dataset.shows);
  if (shown) return shown.scrollIntoView();
  if (hasFailed) return void reloadWhenOnline(button).then((reloads) => !reloads && showLoadFailure());
  start();
  pressedButton = button;
  if (button.dataset.books === undefined) return;
  showPlaceholder();
  if (button.dataset.books !== 'chosen') void openFirstStep(button);
}

/**
 * Shows the server-rendered first step, which has nobody preselected; a button with a preselection needs the
 * application.
 */
async function openFirstStep(button: HTMLButtonElement): Promise<void> {
  fetchBookingDialog();
  await (
    await firstStep
  )?.showFirstStep({
    isWanted: () => pressedButton === button,
    onShown: () => placeholder?.remove(),
    onClosed: () => (pressedButton = undefined),
    onDayChosen: preloadDay,
  });
}

function start(): void {
  starting ??= import('./app/hydrate-landing.js').then(({ hydrateLanding }) => hydrate(hydrateLanding), onLoadFailed);
}

async function hydrate(hydrateLanding: typeof import('./app/hydrate-landing.js').hydrateLanding): Promise<void> {
  stopWatching();
  removeEventListener('click', onClick, { capture: true });
  const dispatch = hydrateLanding();
  if ((await firstStep)?.getFirstStep()) await (await dialog)?.loadFirstStep(dispatch);
  if (pressedButton?.isConnected) pressedButton.click();
  pressedButton = undefined;
  // The application's own placeholder has taken its place by then.
  requestAnimationFrame(() => placeholder?.remove());
}

/** Handles a lost connection or a new version: the page stays readable, and the next press tries again. */
function onLoadFailed(): void {
  hasFailed = true;
  const isAwaited = pressedButton !== undefined;
  void reloadIfReplaced(pressedButton).then((reloads) => isAwaited && !reloads && showLoadFailure());
  pressedButton = undefined;
  placeholder?.remove();
  void firstStep?.then((loaded) => loaded?.closeFirstStep());
}

/** Shows a message in plain HTML, since there are no toasts without the application. Its styles came with the page. */
function showLoadFailure(): void {
  document.querySelector('.load-failed')?.remove();
  const message = Object.assign(document.createElement('p'), { className: 'load-failed' });
  message.setAttribute('role', 'alert');
  message.textContent = 'That could not be loaded. Please check your connection, then press again.';
  document.body.append(message);
  setTimeout(() => message.remove(), 10_000);
}

/**
 * Shows the placeholder that `app/booking-dialog/LazyBookingDialog.tsx` shows as well; its styles came with the page.
 */
function showPlaceholder(): void {
  placeholder?.remove();
  placeholder = document.createElement('div');
  placeholder.className = 'dialog-loading';
  placeholder.setAttribute('role', 'status');
  placeholder.innerHTML =
    '<div><p class="type-dialog">Book Your Appointment</p><p class="visually-hidden">Loading</p></div>';
  document.body.append(placeholder);
}
