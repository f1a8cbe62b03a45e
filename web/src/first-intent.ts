/** Events of a visitor who is about to press something. */
const INTENT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

const isWatched = { capture: true, passive: true };

/**
 * Calls `onIntent` whenever the visitor begins to do something.
 * @returns a function that stops it
 */
export function watchIntent(onIntent: (event: Event) => void): () => void {
  const listener = (event: Event) => {
    if (!isPointerAtRest(event)) onIntent(event);
  };
  for (const type of INTENT_EVENTS) addEventListener(type, listener, isWatched);
  return () => {
    for (const type of INTENT_EVENTS) removeEventListener(type, listener, isWatched);
  };
}

/** Whether the page moved under a resting pointer: browsers then fire the event again for the new element. */
function isPointerAtRest(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}

/**
 * Whether somebody seems to be signed in. Only the application can tell who; see
 * features/identity/auth/session-storage.ts.
 */
export function isSignedIn(): boolean {
  try {
    return localStorage.getItem('session') !== null;
  } catch {
    return false;
  }
}
