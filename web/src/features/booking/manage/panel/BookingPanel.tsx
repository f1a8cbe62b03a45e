import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
} from 'react';
import { useGetBookingQuery, type OfficeBookingDto } from '../../../../shared/api/generated.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { formatTime, formatShortDate } from '../../../../shared/dates/dates.js';
import { restoreFocus } from '../../../../shared/ui/dialog/use-dialog-focus.js';
import { Drawer } from '../../../../shared/ui/drawer/Drawer.js';
import { RetryButton } from '../../../../shared/ui/load-failure/RetryButton.js';
import { useMediaQuery } from '../../../../shared/ui/use-media-query.js';
import { EditorForm } from '../editor/EditorForm.js';
import { Summary } from '../summary/Summary.js';
import { visitLabel } from '../visits/visit-label.js';
import { useListedBooking } from './find-listed-booking.js';
import { SIDE_PANEL_QUERY } from './side-panel-query.js';
import { usePanelUrl, type EditedField } from './use-panel-url.js';
import './booking-panel.css';

const CancelBookingDialog = lazy(async () => ({
  default: (await import('../cancel/CancelBookingDialog.js')).CancelBookingDialog,
}));

/** A booking that is being cancelled, and what to do once it is. */
interface Cancelling {
  booking: OfficeBookingDto;
  onCancelled?: () => void;
}

interface BookingPanelProps {
  /** Id of the signed-in user. */
  userId: string | undefined;
  isBesideList: boolean;
}

/**
 * A booking: its summary, and its editor in the same place. Beside the list where there is room, so that both can be
 * used; otherwise above the page.
 */
export function BookingPanel({ userId, isBesideList }: BookingPanelProps) {
  const { opened, openSummary, openEditor, close } = usePanelUrl();
  const isBeside = useMediaQuery(SIDE_PANEL_QUERY) && isBesideList;
  const opener = useRef<Element>(null);
  const isOpen = opened !== undefined;
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  const id = opened?.id;
  const { currentData, isError, refetch } = useGetBookingQuery({ id: id ?? '' }, { skip: !id });
  const listed = useListedBooking(id);
  const booking = currentData ?? listed;
  const before = useShownBefore(id, opened?.isEdited);
  const [cancelling, setCancelling] = useState<Cancelling>();
  // The editor that was opened from the summary leads back to it.
  const handlers = {
    onDone: () => (id && before.hadSummary ? openSummary(id) : close()),
    onHeld: openSummary,
    onCancelBooking: (shown: OfficeBookingDto, onCancelled?: () => void) =>
      setCancelling({ booking: shown, ...(onCancelled && { onCancelled }) }),
  };
  return (
    <>
      <Drawer
        open={isOpen}
        // Beside the panel the list has other rows, so the one that opened it may be gone by now.
        afterClose={() => restoreFocus(opener.current)}
        onClose={close}
        size={468}
        isBeside={isBeside}
        // A new booking focuses its name field itself: whoever answers the phone types at once.
        autoFocus={!opened?.defaults}
        title={<PanelTitle opened={opened} booking={booking} />}
        className="booking-panel"
        closeLabel={opened?.id && !opened.isEdited ? 'Close the booking' : 'Close the editor'}
      >
        {opened?.defaults ? (
          // Not loaded on demand: it must be there to take the focus.
          <EditorForm
            key={JSON.stringify(opened.defaults)}
            booking={undefined}
            defaults={opened.defaults}
            {...handlers}
          />
        ) : opened && booking ? (
          opened.isEdited ? (
            <DeferredForm
              key={booking.id}
              booking={booking}
              focused={before.hadSummary ? (opened.field ?? 'name') : undefined}
              {...handlers}
            />
          ) : (
            <Summary
              key={booking.id}
              booking={booking}
              userId={userId}
              isOutdated={isError && !currentData}
              hadEditor={before.hadEditor}
              onEdit={(field) => openEditor(booking.id, field)}
              onCancel={() => handlers.onCancelBooking(booking)}
              onReload={refetch}
            />
          )
        ) : isError ? (
          <div className="panel-body">
            <p>This booking could not be loaded.</p>
            <RetryButton onRetry={refetch} />
          </div>
        ) : (
          opened && <PanelSkeleton />
        )}
      </Drawer>
      <Suspense>
        {cancelling && (
          <CancelBookingDialog key={cancelling.booking.id} {...cancelling} onClose={() => setCancelling(undefined)} />
        )}
      </Suspense>
    </>
  );
}

/** Remembers whether the summary and the editor of the open booking were shown before what is shown now. */
function useShownBefore(id: string | undefined, isEdited: boolean | undefined) {
  const [shown, setShown] = useState({ id, hadSummary: false, hadEditor: false });
  if (shown.id !== id) setShown({ id, hadSummary: false, hadEditor: false });
  else if (isEdited === false && !shown.hadSummary) setShown({ ...shown, hadSummary: true });
  else if (isEdited && !shown.hadEditor) setShown({ ...shown, hadEditor: true });
  return shown;
}

interface PanelTitleProps {
  opened: ReturnType<typeof usePanelUrl>['opened'];
  booking: OfficeBookingDto | undefined;
}

function PanelTitle({ opened, booking }: PanelTitleProps) {
  if (opened?.defaults) return 'Add Booking';
  const name = booking && formatClientName(booking);
  const when = booking && formatWhen(booking);
  return (
    <>
      <span className="panel-name">{opened?.isEdited ? 'Edit Booking' : (name ?? 'Booking')}</span>{' '}
      {opened && <span className="panel-which">{opened.isEdited && name ? `${name}, ${when}` : when}</span>}
    </>
  );
}

function formatWhen(booking: OfficeBookingDto): string {
  const part = visitLabel(booking);
  const when = `${formatShortDate(booking.booking_date)}, ${formatTime(booking.booking_time)}`;
  return part ? `${when}, treatment ${part}` : when;
}

interface DeferredFormProps extends Omit<ComponentProps<typeof EditorForm>, 'defaults'> {
  /** The field that takes the focus from the summary, which is gone. */
  focused: EditedField | 'name';
}

const NO_DEFAULTS = {};

/** The form, rendered after the frame around it, so that the press that opened it is answered at once. */
function DeferredForm({ focused, ...form }: DeferredFormProps) {
  const isDrawn = useDeferredValue(true, false);
  useEffect(() => {
    if (isDrawn && focused) document.getElementById(FIELD_IDS[focused])?.focus();
  }, [isDrawn, focused]);
  return isDrawn ? <EditorForm {...form} defaults={NO_DEFAULTS} /> : <PanelSkeleton />;
}

const FIELD_IDS = { name: 'booking-client_name', date: 'booking-booking_date' };

function PanelSkeleton() {
  return (
    <div className="panel-body editor-grid" role="status" aria-label="Loading booking">
      {Array.from({ length: 8 }, (_, nth) => (
        <span key={nth} className="skeleton editor-skeleton" />
      ))}
    </div>
  );
}
