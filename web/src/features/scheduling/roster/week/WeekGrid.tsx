import dayjs from 'dayjs';
import { LeaveMark } from '../../leave/LeaveMark.js';
import { fallsOn } from '../../leave/leave-text.js';
import { BookingBars } from '../coverage/BookingBars.js';
import { PersonHours } from '../coverage/PersonHours.js';
import { AddShiftButton, ShiftButton } from './ShiftButton.js';
import type { WeekProps } from './week-types.js';

export function WeekGrid({ dates, today, people, shifts, leave, onOpen }: WeekProps) {
  return (
    <table className="week-grid">
      <thead>
        <tr>
          <th scope="col">Therapist</th>
          {dates.map((date) => (
            <th key={date} scope="col" data-today={date === today || undefined}>
              {dayjs(date).format('ddd D')}
              {date === today && <span className="second"> today</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row">
              {person.name}
              <PersonHours therapistId={person.id} dates={dates} />
            </th>
            {dates.map((date) => {
              const own = shifts.filter((shift) => shift.therapist_id === person.id && shift.roster_date === date);
              return (
                <td key={date} data-today={date === today || undefined}>
                  {leave
                    .filter((each) => each.therapist_id === person.id && fallsOn(each, date))
                    .map((each) => (
                      <LeaveMark key={each.id} leave={each} />
                    ))}
                  {own.map((entry) => (
                    <ShiftButton key={entry.id} entry={entry} onOpen={onOpen} />
                  ))}
                  <BookingBars therapistId={person.id} date={date} dates={dates} />
                  {onOpen && own.length === 0 && <AddShiftButton person={person} date={date} onOpen={onOpen} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
