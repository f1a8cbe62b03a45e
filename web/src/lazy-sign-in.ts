import { isSignedIn, watchIntent } from './first-intent.js';
import { reloadIfReplaced } from './reload-if-replaced.js';

/**
 * The script of the sign-in page at first. The server has rendered the form; the application is fetched while somebody
 * fills it in, and an earlier press or submission is repeated once it has loaded (press-recorder.ts).
 */
let starting: Promise<void> | undefined;

const recorder = window.pressRecorder;
const stopWatching = watchIntent(start);
// Runs as well when somebody signs in in another tab.
addEventListener('storage', startIfSignedIn);
startIfSignedIn();
recorder.handle(start);

function startIfSignedIn(): void {
  // The office checks whether the session is still valid, and redirects back here if not.
  if (isSignedIn()) location.replace('/staff');
}

function start(): void {
  starting ??= import('./app/hydrate-sign-in.js')
    .then(({ hydrateSignIn }) => hydrateSignIn())
    .then(takeOver, onLoadFailed);
}

/** Leaves the page to React, which must not receive a press of before twice. */
function takeOver(): void {
  stopWatching();
  recorder.end();
  recorder.repeat();
}

/** Handles a lost connection or a new version. Typed text stays until the next press, which tries again. */
function onLoadFailed(): void {
  void reloadIfReplaced().then((reloads) => reloads || recorder.fail());
}
