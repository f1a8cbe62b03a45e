import { isSignedIn, watchIntent } from './first-intent.js';
import { preloadDay, preloadDialogData } from './preload-dialog-data.js';
import type { Press } from './press-recorder.js';
import { reloadIfReplaced } from './reload-if-replaced.js';

/**
 * The script of a first visit. The server has rendered the landing page; the application is loaded at the visitor's
 * first interaction, and an earlier click is repeated once it is there (press-recorder.ts).
 */
let starting: Promise<void> | undefined;
let hasFailed = false;
let dialog: Promise<typeof import('./app/booking-dialog/BookingDialogChunk.js') | undefined> | undefined;
let firstStep: Promise<typeof import('./features/booking/dialog/first-step/first-step.js') | undefined> | undefined;

const recorder = window.pressRecorder;
const stopWatching = watchIntent(onIntent);
// Runs as well when somebody signs in in another tab.
addEventListener('storage', startIfSignedIn);
startIfSignedIn();
// A link to the dialog: see app/booking-dialog/use-booking-link.ts.
if (location.pathname.startsWith('/book')) fetchBookingDialog();
recorder.handle(onPress);

function startIfSignedIn(): void {
  if (isSignedIn()) start();
}

function onIntent({ target }: Event): void {
  if (target instanceof Element && target.closest('[data-books]')) fetchBookingDialog();
  else start();
}

/** Fetches the dialog in parallel with the application, which would request it only later. */
function fetchBookingDialog(): void {
  // Requested first, and small: the visitor can continue with it while the rest is loading.
  firstStep ??= import('./features/booking/dialog/first-step/first-step.js').catch(() => undefined);
  if (!dialog) preloadDialogData();
  dialog ??= import('./app/booking-dialog/BookingDialogChunk.js').catch(() => undefined);
  start();
}

function onPress(press: Press): void {
  if (press.dataset.books === undefined) return start();
  fetchBookingDialog();
  if (press.dataset.books !== 'chosen') void openFirstStep(press);
}

/**
 * Shows the server-rendered first step, which has nobody preselected; a button with a preselection needs the
 * application.
 */
async function openFirstStep(press: Press): Promise<void> {
  await (
    await firstStep
  )?.showFirstStep({
    isWanted: () => !hasFailed && recorder.pressed === press,
    onShown: recorder.removeOutline,
    onClosed: recorder.cancel,
    onDayChosen: preloadDay,
  });
}

function start(): void {
  starting ??= import('./app/hydrate-landing.js').then(({ hydrateLanding }) => hydrate(hydrateLanding), onLoadFailed);
}

async function hydrate(hydrateLanding: typeof import('./app/hydrate-landing.js').hydrateLanding): Promise<void> {
  stopWatching();
  recorder.end();
  const dispatch = hydrateLanding();
  if ((await firstStep)?.getFirstStep()) await (await dialog)?.loadFirstStep(dispatch);
  recorder.repeat();
}

/** Handles a lost connection or a new version: the page stays readable, and the next press tries again. */
function onLoadFailed(): void {
  hasFailed = true;
  void reloadIfReplaced().then((reloads) => reloads || recorder.fail());
  void firstStep?.then((loaded) => loaded?.closeFirstStep());
}
