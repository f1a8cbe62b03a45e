import { useEffect, type ComponentProps } from 'react';
import { BookingDialog } from '../features/booking/BookingDialog.js';
import { dressToasts, prepareToasts } from '../shared/toast.js';

/** Milliseconds that the dialog's own data gets the line for itself. */
const HEAD_START = 1500;

dressToasts(() => import('./AppTheme.js'));

/** The dialog needs no antd, its toasts do: that follows once the dialog can be used. */
export default function BookingDialogChunk(props: ComponentProps<typeof BookingDialog>) {
  useEffect(() => {
    const timer = setTimeout(prepareToasts, HEAD_START);
    return () => clearTimeout(timer);
  }, []);
  return <BookingDialog {...props} />;
}
