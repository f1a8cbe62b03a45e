/** What somebody does before they press anything. */
const INTENT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

const isWatched = { capture: true, passive: true };

/**
 * Calls `onIntent` whenever the visitor begins to do something.
 * @returns ends it
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

/** Ignores a move of the page itself: browsers fire the event again when another element comes under the pointer. */
function isPointerAtRest(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}

/** Only the application can say who it is; see features/identity/auth/session-storage.ts. */
export function isSignedIn(): boolean {
  try {
    return localStorage.getItem('session') !== null;
  } catch {
    return false;
  }
}
