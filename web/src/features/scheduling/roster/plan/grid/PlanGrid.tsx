import dayjs from 'dayjs';
import { useRef } from 'react';
import type { LeaveDto, ShiftTypes } from '../../../../../shared/api/generated.js';
import { fallsOn } from '../../../leave/leave-text.js';
import type { Person } from '../../week/week-types.js';
import { isMonday } from '../plan-range.js';
import { type PlanCell, type PlanShift, toCells, toStretched } from '../plan-shift.js';
import type { Gesture } from './gesture.js';
import { PlanCoverageRow } from './PlanCoverageRow.js';
import { PlanGridCell } from './PlanGridCell.js';
import { type PlanKeyActions, usePlanKeys } from './use-plan-keys.js';
import { type PlanGestures, usePlanPointer } from './use-plan-pointer.js';

interface PlanGridProps extends PlanGestures {
  people: readonly Person[];
  dates: readonly string[];
  today: string;
  shifts: readonly PlanShift[];
  /** Requested and approved leave on the days. */
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

/** The plan's grid, people as rows and days as columns, operated by pointer or keyboard. */
export function PlanGrid(props: PlanGridProps) {
  const { people, dates, today, shifts, leave, selected, types, isPainting, isBusy, patterned } = props;
  const grid = useRef<HTMLTableElement>(null);
  const { gesture, handlers } = usePlanPointer(props, { isOff: isBusy, isPainting });
  const keys = usePlanKeys(grid, { rows: people.length, columns: dates.length }, props.keys);
  const marked = new Set(findMarked(gesture, keys).map(toKey));
  const byCell = groupByCell(shifts.map((shift) => toShown(shift, gesture)));
  const isBrief = dates.length > 7;

  return (
    <div className="plan-scroll">
      <table
        ref={grid}
        role="grid"
        aria-label="Plan"
        aria-multiselectable
        className="plan-grid"
        data-range={isBrief ? 'long' : 'week'}
        data-painting={isPainting || undefined}
        data-moving={gesture?.kind === 'move' ? (gesture.isCopy ? 'copy' : 'move') : undefined}
        onKeyDown={keys.onKeyDown}
        {...handlers}
      >
        <PlanGridHead dates={dates} today={today} isBrief={isBrief} />
        <tbody>
          {people.map((person, row) => (
            <tr key={person.id}>
              <PersonHead {...props} person={person} hasPattern={patterned.has(person.id)} />
              {dates.map((date, column) => (
                <PlanGridCell
                  key={date}
                  {...{ person, date, today, selected, types, isBrief }}
                  cell={{ row, column }}
                  shifts={byCell.get(`${person.id} ${date}`) ?? []}
                  leave={leave.filter((each) => each.therapist_id === person.id && fallsOn(each, date))}
                  isActive={keys.active.row === row && keys.active.column === column}
                  isMarked={marked.has(toKey({ row, column }))}
                  onFocus={keys.onFocusCell}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <PlanCoverageRow dates={dates} today={today} />
      </table>
    </div>
  );
}

function PlanGridHead({ dates, today, isBrief }: { dates: readonly string[]; today: string; isBrief: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col">Therapist</th>
        {dates.map((date) => (
          <th key={date} scope="col" data-today={date === today || undefined} data-monday={isMonday(date) || undefined}>
            <span className="plan-weekday">{dayjs(date).format(isBrief ? 'dd' : 'ddd')}</span> {dayjs(date).format('D')}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface PersonHeadProps extends Pick<PlanGridProps, 'onPerson' | 'onPattern'> {
  person: Person;
  hasPattern: boolean;
}

function PersonHead({ person, hasPattern, onPerson, onPattern }: PersonHeadProps) {
  return (
    <th scope="row">
      <button type="button" className="plan-person" onClick={() => onPerson(person)}>
        {person.name}
      </button>
      {hasPattern && (
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
  );
}

/** Finds the cells that a gesture covers, else those that are selected by keys. */
function findMarked(
  gesture: Gesture | undefined,
  { anchor, active }: { anchor: PlanCell | undefined; active: PlanCell },
): PlanCell[] {
  if (gesture?.kind === 'area') return toCells(gesture.from, gesture.to);
  if (gesture?.kind === 'move') return [gesture.to];
  return anchor ? toCells(anchor, active) : [];
}

/** Returns the shift with the end that it is being dragged to. */
function toShown(shift: PlanShift, gesture: Gesture | undefined): PlanShift {
  const { id, start_time, end_time } = shift;
  return gesture?.kind === 'stretch' && gesture.id === id && start_time && end_time
    ? { ...shift, end_time: toStretched(start_time, end_time, gesture.minutes) }
    : shift;
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
