import type { RoomDto } from '../../../../shared/api/generated.js';
import { describeRoom, parseNames } from './room-text.js';

const room: RoomDto = {
  id: 'oak',
  name: 'Oak',
  places: 1,
  is_active: true,
  upcoming_bookings: 0,
  is_unused: true,
  version: 1,
};

it('names of rooms are lines, each once', () => {
  expect(parseNames(' Oak \n\nElm\nOak\n')).toEqual(['Oak', 'Elm']);
  expect(parseNames('\n ')).toEqual([]);
});

it.each<[Partial<RoomDto>, string]>([
  [{}, ''],
  [{ upcoming_bookings: 1 }, '1 booking to come'],
  [{ upcoming_bookings: 3, places: 2 }, '3 bookings to come, up to 2 at a time'],
  [{ is_active: false }, 'Not in use'],
])('%j is described as "%s"', (more, text) => {
  expect(describeRoom({ ...room, ...more })).toBe(text);
});
