import dayjs from 'dayjs';
import { useRef } from 'react';
import type { LeaveDto, ShiftTypes } from '../../../../../shared/api/generated.js';
import { formatShortDate } from '../../../../../shared/dates/dates.js';
import { fallsOn } from '../../../leave/leave-text.js';
import type { Person } from '../../week/week-types.js';
import { type PlanCell, type PlanShift, toCells, toStretched } from '../plan-shift.js';
import { PlanCoverageRow } from './PlanCoverageRow.js';
import { PlanLeave } from './PlanLeave.js';
import { PlanShiftBlock } from './PlanShiftBlock.js';
import { type PlanKeyActions, usePlanKeys } from './use-plan-keys.js';
import { type PlanGestures, usePlanPointer } from './use-plan-pointer.js';

interface PlanGridProps extends PlanGestures {
  people: readonly Person[];
  dates: readonly string[];
  today: string;
  shifts: readonly PlanShift[];
  /** Asked for or approved, on one of the days. */
  leave: readonly LeaveDto[];
  selected: ReadonlySet<string>;
  types: ShiftTypes;
  /** Whether pressing a free cell enters a shift. */
  isPainting: boolean;
  isBusy: boolean;
  keys: PlanKeyActions;
  /** Therapists with a pattern that is not over. */
  patterned: ReadonlySet<string>;
  onPerson: (person: Person) => void;
  onPattern: (person: Person) => void;
}

/** People as rows, days as columns: pressed, dragged over, or gone through by keys. */
export function PlanGrid(props: PlanGridProps) {
  const { people, dates, today, shifts, leave, selected, types, isPainting, isBusy, patterned, onPerson, onPattern } =
    props;
  const grid = useRef<HTMLTableElement>(null);
  const { gesture, handlers } = usePlanPointer(props, { isOff: isBusy, isPainting });
  const keys = usePlanKeys(grid, { rows: people.length, columns: dates.length }, props.keys);
  const marked = new Set(
    (gesture && gesture.kind !== 'stretch'
      ? gesture.kind === 'area'
        ? toCells(gesture.from, gesture.to)
        : [gesture.to]
      : keys.anchor
        ? toCells(keys.anchor, keys.active)
        : []
    ).map(toKey),
  );
  const byCell = groupByCell(shifts);
  const hoursNow = ({ id, start_time, end_time }: PlanShift) =>
    gesture?.kind === 'stretch' && gesture.id === id && start_time && end_time
      ? { end_time: toStretched(start_time, end_time, gesture.minutes) }
      : {};

  return (
    <div className="plan-scroll">
      <table
        ref={grid}
        role="grid"
        aria-label="Plan"
        aria-multiselectable
        className="plan-grid"
        data-range={dates.length > 7 ? 'long' : 'week'}
        data-painting={isPainting || undefined}
        data-moving={gesture?.kind === 'move' ? (gesture.isCopy ? 'copy' : 'move') : undefined}
        onKeyDown={keys.onKeyDown}
        {...handlers}
      >
        <thead>
          <tr>
            <th scope="col">Therapist</th>
            {dates.map((date) => (
              <th key={date} scope="col" data-today={date === today || undefined} data-monday={isMonday(date)}>
                <span className="plan-weekday">{dayjs(date).format(dates.length > 7 ? 'dd' : 'ddd')}</span>{' '}
                {dayjs(date).format('D')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person, row) => (
            <tr key={person.id}>
              <th scope="row">
                <button type="button" className="plan-person" onClick={() => onPerson(person)}>
                  {person.name}
                </button>
                {patterned.has(person.id) && (
                  <button
                    type="button"
                    className="plan-repeat"
                    aria-label={`Pattern of ${person.name}`}
                    onClick={() => onPattern(person)}
                  >
                    ↻
                  </button>
                )}
              </th>
              {dates.map((date, column) => {
                const cell: PlanCell = { row, column };
                const own = byCell.get(`${person.id} ${date}`) ?? [];
                const away = leave.filter((each) => each.therapist_id === person.id && fallsOn(each, date));
                const isActive = keys.active.row === row && keys.active.column === column;
                return (
                  <td
                    key={date}
                    role="gridcell"
                    tabIndex={isActive ? 0 : -1}
                    data-row={row}
                    data-column={column}
                    data-today={date === today || undefined}
                    data-monday={isMonday(date)}
                    data-past={date < today || undefined}
                    data-marked={marked.has(toKey(cell)) || undefined}
                    aria-selected={own.some(({ id }) => selected.has(id)) || undefined}
                    onFocus={() => keys.onFocusCell(cell)}
                  >
                    <span className="visually-hidden">
                      {person.name}, {formatShortDate(date)}: {own.length + away.length === 0 && 'free'}
                    </span>
                    {away.map((each) => (
                      <PlanLeave key={each.id} leave={each} isBrief={dates.length > 7} />
                    ))}
                    {own.map((shift) => (
                      <PlanShiftBlock
                        key={shift.id}
                        shift={{ ...shift, ...hoursNow(shift) }}
                        types={types}
                        isSelected={selected.has(shift.id)}
                        isBrief={dates.length > 7}
                      />
                    ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <PlanCoverageRow dates={dates} today={today} />
      </table>
    </div>
  );
}

function groupByCell(shifts: readonly PlanShift[]): ReadonlyMap<string, PlanShift[]> {
  const groups = new Map<string, PlanShift[]>();
  for (const shift of shifts) {
    const key = `${shift.therapist_id} ${shift.roster_date}`;
    groups.set(key, [...(groups.get(key) ?? []), shift]);
  }
  return groups;
}

const toKey = ({ row, column }: PlanCell): string => `${row} ${column}`;

const isMonday = (date: string): true | undefined => dayjs(date).day() === 1 || undefined;
