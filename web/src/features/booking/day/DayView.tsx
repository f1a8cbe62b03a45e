import Button from 'antd/es/button';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { DayGrid } from './DayGrid.js';
import { DayHeader } from './DayHeader.js';
import { MoveBar } from './move/MoveBar.js';
import { useDayColumns } from './use-day-columns.js';
import { useMoveBooking } from './move/use-move-booking.js';
import './day-view.css';

interface DayViewProps {
  /** `yyyy-MM-dd`; today when it is left out. */
  date: string | undefined;
  onDate: (date: string) => void;
  /** Both are absent in read-only views. */
  onOpen?: (booking: OfficeBookingDto) => void;
  onNew?: (defaults: { therapist: string; date: string; time: string }) => void;
  /** Shows only this therapist; otherwise everybody and Any Available. */
  only?: string;
}

/** Everybody's bookings of one day, side by side. Moving one runs the same command and checks as the editor. */
export default function DayView({ date, ...handlers }: DayViewProps) {
  const now = useShopNow();
  if (!now) return <DaySkeleton />;
  return <Day key={date ?? now.date} date={date ?? now.date} now={now} {...handlers} />;
}

function Day({
  date,
  now,
  onDate,
  onOpen,
  onNew,
  only,
}: Omit<DayViewProps, 'date'> & { date: string; now: { date: string; time: string } }) {
  const { columns, slots, failed, onReload } = useDayColumns(date, only);
  const move = useMoveBooking(date);
  const getTherapistName = (id: string) => columns?.find((column) => column.id === id)?.name ?? '';
  return (
    <section className="day-view" data-own={only && true}>
      <DayHeader date={date} today={now.date} onDate={onDate} />
      {columns ? (
        <DayGrid
          columns={columns}
          slots={slots}
          now={date === now.date ? now.time : undefined}
          move={move}
          onOpen={onOpen}
          onEmpty={
            onNew &&
            ((to) =>
              move.moving
                ? move.moveTo(move.moving.booking, to)
                : onNew({ therapist: to.therapistId, date, time: to.time }))
          }
        />
      ) : failed ? (
        <Button onClick={onReload}>Load again</Button>
      ) : (
        <DaySkeleton />
      )}
      {move.moving && (
        <MoveBar
          move={move.moving}
          getTherapistName={getTherapistName}
          onDrop={move.drop}
          onDropVisit={move.dropVisit}
          onCancel={move.cancel}
        />
      )}
    </section>
  );
}

const DaySkeleton = () => (
  <div className="day-frame day-loading" role="status" aria-label="Loading the day">
    {Array.from({ length: 12 }, (_, row) => (
      <span key={row} className="skeleton" />
    ))}
  </div>
);
