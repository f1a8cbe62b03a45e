import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { loadSession } from './session-storage.js';

interface PageCacheCheck {
  /** Id of the user who is signed in on this page. */
  userId: string | undefined;
  /** Called when somebody else is signed in by now, or nobody: nothing of the page may be seen again. */
  onEnded: () => void;
  /**
   * Called when the same person is still signed in here: asks the server whether the session is valid, which the page
   * stays hidden for.
   */
  onReturned: () => Promise<void>;
}

/**
 * Protects pages from the browser's page cache, which shows a page again on Back without loading anything. The page is
 * hidden when it is left, and shown again once its user is known.
 */
export function usePageCacheCheck({ userId, onEnded, onReturned }: PageCacheCheck): void {
  const hide = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && userId) document.documentElement.style.visibility = 'hidden';
  });
  const check = useEffectEvent(async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (userId && loadSession()?.user.id !== userId) flushSync(onEnded);
    else if (userId) await onReturned();
    document.documentElement.style.visibility = '';
  });
  useEffect(() => {
    const onHide = (event: PageTransitionEvent) => hide(event);
    const onShow = (event: PageTransitionEvent) => void check(event);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
}
