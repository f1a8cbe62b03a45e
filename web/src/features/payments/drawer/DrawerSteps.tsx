import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type DrawerDayDto, useGetDayWorkQuery, useListDrawersQuery } from '../../../shared/api/generated.js';
import { formatDayAndMonth } from '../../../shared/dates/dates.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { CloseForm } from './CloseForm.js';
import { ClosedDays } from './ClosedDays.js';
import { ClosedDrawer } from './ClosedDrawer.js';
import { CountForm } from './CountForm.js';
import { DayWork } from './DayWork.js';
import { DrawerHistory } from './DrawerHistory.js';
import { DrawerSkeleton } from './DrawerSkeleton.js';
import { OpenForm } from './OpenForm.js';
import { useReadOnly } from '../../../shared/read-only/read-only.js';
import styles from './day-close.module.css';

interface DrawerStepsProps {
  day: string;
  /** The shop's date. */
  today: string;
}

/** The work that comes before the close, and the step that the drawer of the day has reached. */
export function DrawerSteps({ day, today }: DrawerStepsProps) {
  const drawers = useListDrawersQuery({ date: day }, { refetchOnMountOrArgChange: true });
  const work = useGetDayWorkQuery({ date: day }, { refetchOnMountOrArgChange: true });
  const [isRecounting, setRecounting] = useState(false);
  /** Whether the step was reached just now: the focus goes on with it. */
  const [isNew, setNew] = useState(false);
  const isReadOnly = useReadOnly();
  const retry = () => Promise.all([drawers.refetch(), work.refetch()]);
  if ((drawers.isError && !drawers.data) || (work.isError && !work.data))
    return <RetryPanel text="Failed to load the drawer" onRetry={retry} />;
  if (!drawers.data || !work.data) return <DrawerSkeleton />;
  const drawer = drawers.data.find((each) => each.day === day);
  const goOn = async () => {
    await drawers.refetch();
    setRecounting(false);
    setNew(true);
  };
  const isCounting = isRecounting || !drawer?.is_counted;
  return (
    <>
      {drawers.data
        .filter((each) => each.day !== day)
        .map(({ id, day: forgotten }) => (
          <p key={id} className={styles.forgotten}>
            The drawer of {formatDayAndMonth(forgotten)} is still open.{' '}
            <Link className="link" to={`?date=${forgotten}`}>
              {isReadOnly ? 'Look at it' : 'Close it'}
            </Link>
          </p>
        ))}
      {drawer?.status !== 'closed' && <DayWork work={work.data} isToday={day === today} />}
      {!drawer && day === today && !isReadOnly && <OpenForm left={work.data.left} onDone={goOn} />}
      {!drawer && (day < today || isReadOnly) && <p className="second">Nobody opened a drawer on this day.</p>}
      {drawer?.status === 'open' && isReadOnly && <p className="second">The drawer is open.</p>}
      {drawer?.status === 'open' && !isReadOnly && isCounting && (
        <CountForm
          drawer={drawer}
          isNew={isNew}
          onDone={goOn}
          onCancel={isRecounting ? () => setRecounting(false) : undefined}
        />
      )}
      {drawer?.status === 'open' && !isReadOnly && !isCounting && (
        <CloseForm
          // Each count has amounts of its own to propose.
          key={drawer.counts.length}
          drawer={drawer}
          isNew={isNew}
          onDone={goOn}
          onRecount={() => {
            setRecounting(true);
            setNew(true);
          }}
        />
      )}
      {drawer?.status === 'closed' && <ClosedDrawer drawer={drawer} isNew={isNew} onReopened={() => setNew(true)} />}
      {drawer && hasHistory(drawer, isReadOnly) && <DrawerHistory drawer={drawer} />}
      <ClosedDays />
    </>
  );
}

/** Whether there is more than the step that the page shows. */
const hasHistory = ({ status, counts, closes }: DrawerDayDto, isReadOnly: boolean) =>
  counts.length > (isReadOnly && status === 'open' ? 0 : 1) || closes.some(({ is_reopened }) => is_reopened);
