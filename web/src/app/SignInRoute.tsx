import { useEffect } from 'react';
import { SignInPage } from '../features/identity/sign-in/SignInPage.js';
import { setToastTheme } from '../shared/toast/toast.js';

setToastTheme(() => import('../shared/ui/theme/AppTheme.js'));

/** The sign-in page. It needs no antd; its toasts do, and fetch it when the first one is shown. */
export function SignInRoute({ onReady }: { onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return <SignInPage />;
}
