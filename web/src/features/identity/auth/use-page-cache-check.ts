import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { loadSession } from './session-storage.js';

interface PageCacheCheck {
  /** Id of who is signed in on this page. */
  userId: string | undefined;
  /** Somebody else is by now, or nobody: nothing of the page may be seen again. */
  onEnded: () => void;
  /** Called where the person is still the same: whether the server knows them is to be asked. */
  onReturned: () => void;
}

/**
 * Browsers keep a page that was left as it was, and show it again on Back without loading anything. It is hidden when it is left, and
 * shown again once it is known whose it is.
 */
export function usePageCacheCheck({ userId, onEnded, onReturned }: PageCacheCheck): void {
  const hide = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && userId) document.documentElement.style.visibility = 'hidden';
  });
  const check = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (userId && loadSession()?.user.id !== userId) flushSync(onEnded);
    else if (userId) onReturned();
    document.documentElement.style.visibility = '';
  });
  useEffect(() => {
    const onHide = (event: PageTransitionEvent) => hide(event);
    const onShow = (event: PageTransitionEvent) => check(event);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
}
