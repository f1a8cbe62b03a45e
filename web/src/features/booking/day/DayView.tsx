import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { useShopNow } from '../../../shared/shop-clock.js';
import { DayGrid } from './DayGrid.js';
import { DayHead } from './DayHead.js';
import { MoveBar } from './MoveBar.js';
import { useDayColumns } from './use-day-columns.js';
import { useMoving } from './use-moving.js';
import './day-view.css';

interface DayViewProps {
  /** `yyyy-MM-dd`; today when it is left out. */
  date: string | undefined;
  onDate: (date: string) => void;
  /** Without these two there is nothing to do but look. */
  onOpen?: (booking: OfficeBookingDto) => void;
  onNew?: (wish: { therapist: string; date: string; time: string }) => void;
  /** The one therapist who is shown; everybody and Any Available when left out. */
  only?: string;
}

/** Everybody's bookings of one day beside each other; moving one is the same command as in the editor, with the same checks. */
export default function DayView({ date, ...acts }: DayViewProps) {
  const now = useShopNow();
  if (!now) return <DaySkeleton />;
  return <Day key={date ?? now.date} date={date ?? now.date} now={now} {...acts} />;
}

function Day({ date, now, onDate, onOpen, onNew, only }: Omit<DayViewProps, 'date'> & { date: string; now: { date: string; time: string } }) {
  const { columns, slots, failed, isCut, onReload } = useDayColumns(date, only);
  const move = useMoving(date);
  const nameOf = (id: string) => columns?.find((column) => column.id === id)?.name ?? '';
  return (
    <section className="day-view" data-own={only && true}>
      <DayHead date={date} today={now.date} onDate={onDate} />
      {isCut && <Alert type="warning" title="Only the first 200 bookings of this day are drawn. The table lists all of them." />}
      {columns ? (
        <DayGrid
          columns={columns}
          slots={slots}
          now={date === now.date ? now.time : undefined}
          move={move}
          onOpen={onOpen}
          onEmpty={
            onNew &&
            ((to) => (move.moving ? move.carry(move.moving.booking, to) : onNew({ therapist: to.therapistId, date, time: to.time })))
          }
        />
      ) : failed ? (
        <Button onClick={onReload}>Load again</Button>
      ) : (
        <DaySkeleton />
      )}
      {move.moving && <MoveBar moving={move.moving} nameOf={nameOf} onPlace={move.place} onPutBack={move.putBack} />}
    </section>
  );
}

const DaySkeleton = () => (
  <div className="day-frame day-loading" role="status" aria-label="Loading the day">
    <Skeleton title={false} paragraph={{ rows: 12 }} />
  </div>
);
