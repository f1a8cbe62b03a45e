import type { CalendarDayDto, OfficeBookingDto } from '../../../../shared/api/generated.js';
import { listPeople, toColumns, toRoomColumns } from './calendar-columns.js';

const therapist = (id: string) => ({ id, name: id, shifts: [], blocks: [], busy: [], slots_remaining: 3 });
const day = (date: string, ...ids: string[]) =>
  ({ date, closure: null, therapists: ids.map(therapist) }) as unknown as CalendarDayDto;
const booking = (id: string, therapist_id: string, booking_date: string) =>
  ({ id, therapist_id, booking_date }) as OfficeBookingDto;

const contents = {
  days: [day('2026-11-26', 'mei', 'tom'), day('2026-11-27', 'tom', 'anika')],
  bookings: [booking('a', 'tom', '2026-11-27'), booking('b', 'anybody', '2026-11-26')],
  cancelled: [],
  offers: [],
  unassigned: { id: 'anybody', name: 'Any Available' },
};

describe('the columns of the calendar', () => {
  it('are those of each day, Any Available first, with what lies on that day', () => {
    const columns = toColumns(contents, []);
    expect(columns.map(({ key }) => key)).toEqual([
      '2026-11-26 anybody',
      '2026-11-26 mei',
      '2026-11-26 tom',
      '2026-11-27 anybody',
      '2026-11-27 tom',
      '2026-11-27 anika',
    ]);
    expect(columns.flatMap(({ key, bookings }) => bookings.map(({ id }) => `${id} ${key}`))).toEqual([
      'b 2026-11-26 anybody',
      'a 2026-11-27 tom',
    ]);
  });

  it('are those of whom one asks for alone', () => {
    expect(toColumns(contents, ['anika', 'mei']).map(({ therapistId }) => therapistId)).toEqual(['mei', 'anika']);
  });

  it('are rooms, former ones while they have bookings, and at last what has no room', () => {
    const inRoom = (id: string, room_id: string | null) => ({
      ...booking(id, 'tom', '2026-11-26'),
      room_id,
      room_name: room_id,
    });
    const bookings = [inRoom('a', 'two'), inRoom('b', null), inRoom('c', 'former')];
    const columns = toRoomColumns({ ...contents, days: contents.days.slice(0, 1), bookings }, [
      { id: 'one', name: 'One' },
      { id: 'two', name: 'Two' },
    ]);
    expect(columns.map(({ name, bookings: of }) => `${name} ${of.map(({ id }) => id).join()}`)).toEqual([
      'One ',
      'Two a',
      'former c',
      'No room b',
    ]);
  });

  it('name everybody once', () => {
    expect(listPeople(contents).map(({ id }) => id)).toEqual(['anybody', 'mei', 'tom', 'anika']);
  });
});
