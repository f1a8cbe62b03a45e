import type { ComponentProps } from 'react';
import { BookingDialog } from '../features/booking/BookingDialog.js';
import { AppTheme } from './AppTheme.js';

/** The dialog with the antd it needs, for pages that carry none. */
export default function BookingDialogChunk(props: ComponentProps<typeof BookingDialog>) {
  return (
    <AppTheme>
      <BookingDialog {...props} />
    </AppTheme>
  );
}
