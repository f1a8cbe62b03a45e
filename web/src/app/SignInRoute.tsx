import { useEffect } from 'react';
import { SignInPage } from '../features/identity/sign-in/SignInPage.js';
import { setToastTheme } from '../shared/toast/toast.js';

setToastTheme(() => import('./theme/AppTheme.js'));

/** The sign-in page needs no antd; its toasts do, and fetch it when there is one. */
export function SignInRoute({ onReady }: { onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return <SignInPage />;
}
