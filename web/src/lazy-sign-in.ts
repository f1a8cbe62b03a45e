import { isSignedIn, watchIntent } from './first-intent.js';
import { reloadIfReplaced, reloadWhenOnline } from './reload-when-online.js';

/**
 * The only script of the sign-in page at first. The server has rendered the form; the application is fetched while
 * somebody fills it in, and an earlier press or submission is repeated once it has loaded.
 */
let starting: Promise<void> | undefined;
let pressedButton: HTMLButtonElement | undefined;
let submittedForm: HTMLFormElement | undefined;
let hasFailed = false;

const stopWatching = watchIntent(start);
addEventListener('click', onClick, { capture: true });
addEventListener('submit', onSubmit, { capture: true });
// Runs as well when somebody signs in in another tab.
addEventListener('storage', startIfSignedIn);
startIfSignedIn();

function startIfSignedIn(): void {
  // The office checks whether the session is still valid, and redirects back here if not.
  if (isSignedIn()) location.replace('/staff');
}

function start(): void {
  starting ??= import('./app/hydrate-sign-in.js')
    .then(({ hydrateSignIn }) => hydrateSignIn())
    .then(replay, onLoadFailed);
}

/** Remembers a press for React, which handles it after hydration and must not receive it twice. */
function onClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || button.type === 'submit') return;
  event.stopPropagation();
  pressedButton = button;
}

function onSubmit(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
  if (hasFailed) return void reloadWhenOnline();
  submittedForm = event.target as HTMLFormElement;
  start();
}

/** Leaves the page to React and repeats the press or submission. */
function replay(): void {
  stopWatching();
  removeEventListener('click', onClick, { capture: true });
  removeEventListener('submit', onSubmit, { capture: true });
  if (pressedButton?.isConnected) pressedButton.click();
  if (submittedForm?.isConnected) submittedForm.requestSubmit();
}

/** Handles a lost connection or a new version. Typed text stays until the next submission, which tries again. */
function onLoadFailed(): void {
  hasFailed = true;
  void reloadIfReplaced();
  pressedButton = submittedForm = undefined;
}
