import { useId, useState } from 'react';
import { useListOfficeStartsQuery, type OfficeStartDto } from '../../../../../shared/api/generated.js';
import { formatShortDate, formatTime } from '../../../../../shared/dates/dates.js';
import { useShopNow } from '../../../../../shared/dates/use-shop-now.js';
import { RetryButton } from '../../../../../shared/ui/load-failure/RetryButton.js';
import { type PlannedStart, useShowPlannedStart } from '../../../planned-start.js';
import type { Editor } from '../use-booking-editor.js';
import styles from './next-starts.module.css';
import type { Offerings } from './use-offerings.js';

/** A start that was picked from the list, and what the list had been asked for. */
interface Picked {
  start: OfficeStartDto;
  asked: { therapistId: string; from: string };
}

/**
 * The next five free times of the chosen treatment, with whom: one press fills in therapist, date and time. A therapist and
 * a date that were chosen by hand narrow the list; those that came from it do not.
 */
export function NextStarts({ editor, offerings }: { editor: Editor; offerings: Offerings }) {
  const { draft, base, change } = editor;
  const headingId = useId();
  const today = useShopNow()?.date;
  const [picked, setPicked] = useState<Picked>();
  const asked = findAsked(picked, draft);
  const [pointed, setPointed] = useState<OfficeStartDto>();
  useShowPlannedStart(toPlanned(pointed, draft, offerings.firstDuration));
  const { data, currentData, isError, refetch } = useListOfficeStartsQuery(
    {
      serviceId: draft.service_id,
      therapistId: asked.therapistId || undefined,
      from: asked.from || undefined,
      duration: offerings.duration,
      excludeBookingId: base?.id,
    },
    { skip: !draft.service_id, refetchOnMountOrArgChange: true },
  );
  if (!draft.service_id) return null;

  const pick = (start: OfficeStartDto) => {
    setPicked({ start, asked });
    change({
      therapist_id: start.therapists[0]!.id,
      booking_date: start.date,
      booking_time: start.time,
    });
  };
  // What was listed before stays in its place until the next list is there.
  const starts = currentData ?? data;
  return (
    <section className={styles.nextStarts} aria-labelledby={headingId} aria-busy={!currentData && !isError}>
      <h2 id={headingId}>Next free</h2>
      {isError ? (
        <p>
          The next free times could not be loaded. <RetryButton onRetry={refetch} />
        </p>
      ) : starts?.length === 0 ? (
        <p className="second">Nothing is free in the weeks that can be booked.</p>
      ) : (
        <div className={styles.starts}>
          {starts
            ? starts.map((start) => (
                <button
                  key={`${start.date} ${start.time}`}
                  type="button"
                  className={styles.start}
                  aria-pressed={isOf(start, draft)}
                  onClick={() => pick(start)}
                  onPointerEnter={() => setPointed(start)}
                  onFocus={() => setPointed(start)}
                  onPointerLeave={() => setPointed(undefined)}
                  onBlur={() => setPointed(undefined)}
                >
                  <strong>
                    {start.date === today ? 'Today' : formatShortDate(start.date)}, {formatTime(start.time)}
                  </strong>
                  <span>{describePeople(start)}</span>
                </button>
              ))
            : WAITING.map((key) => <span key={key} className={styles.start} aria-hidden />)}
        </div>
      )}
    </section>
  );
}

/** Returns the start to draw in the calendar: the one pointed at, else the one filled in. */
function toPlanned(pointed: OfficeStartDto | undefined, draft: Slot, minutes = 60): PlannedStart | undefined {
  const { therapist_id, booking_date, booking_time } = draft;
  if (pointed && !isOf(pointed, draft)) {
    const { date, time, therapists } = pointed;
    return { therapistId: therapists[0]!.id, date, time, minutes, isChosen: false };
  }
  if (!therapist_id || !booking_date || !booking_time) return undefined;
  return { therapistId: therapist_id, date: booking_date, time: booking_time, minutes, isChosen: true };
}

const WAITING = [1, 2, 3, 4, 5];

type Slot = Record<'therapist_id' | 'booking_date' | 'booking_time', string>;

const isOf = ({ date, time, therapists }: OfficeStartDto, slot: Slot): boolean =>
  date === slot.booking_date && time === slot.booking_time && therapists.some(({ id }) => id === slot.therapist_id);

function findAsked(picked: Picked | undefined, { therapist_id, booking_date }: Slot): Picked['asked'] {
  return {
    therapistId: picked?.start.therapists[0]!.id === therapist_id ? picked.asked.therapistId : therapist_id,
    from: picked?.start.date === booking_date ? picked.asked.from : booking_date,
  };
}

function describePeople({ therapists: [first, ...others], leaves_gap, runs_past_shift }: OfficeStartDto): string {
  const more = others.length > 0 ? ` or ${others.length === 1 ? others[0]!.name : `${others.length} others`}` : '';
  const warning = runs_past_shift ? ', ends after the shift' : leaves_gap ? ', leaves a gap' : '';
  return `${first!.name}${more}${warning}`;
}
