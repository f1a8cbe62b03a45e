import { useEffect, type ComponentProps } from 'react';
import { BookingDialog } from '../../features/booking/dialog/BookingDialog.js';
export { loadFirstStep } from '../../features/booking/dialog/first-step/load-first-step.js';
import { setToastTheme, preloadToasts } from '../../shared/toast/toast.js';

/** Milliseconds during which only the dialog's data is fetched. */
const TOAST_PRELOAD_DELAY_MS = 1500;

setToastTheme(() => import('../../shared/ui/theme/AppTheme.js'));

/** The booking dialog. It needs no antd; its toasts do, so antd is fetched once the dialog can be used. */
export default function BookingDialogChunk(props: ComponentProps<typeof BookingDialog>) {
  useEffect(() => {
    const timer = setTimeout(preloadToasts, TOAST_PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return <BookingDialog {...props} />;
}
