import type { RoomDto } from '../../../../shared/api/generated.js';
import { describeRoom, isNowhere, parseNames } from './room-text.js';

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
  [{ upcoming_bookings: 1 }, '1 upcoming booking'],
  [{ upcoming_bookings: 3, places: 2 }, '3 upcoming bookings, up to 2 at a time'],
  [{ is_active: false }, 'Not in use'],
])('%j is described as "%s"', (more, text) => {
  expect(describeRoom({ ...room, ...more })).toBe(text);
});

it.each([
  ['nowhere where its only room is out of use', { needs_no_room: false, room_ids: ['elm'] }, true],
  ['where one of its rooms is in use', { needs_no_room: false, room_ids: ['elm', 'oak'] }, false],
  ['in any room', { needs_no_room: false, room_ids: [] }, false],
  ['without a room', { needs_no_room: true, room_ids: [] }, false],
])('a treatment is given %s', (_, service, isTrue) => {
  expect(isNowhere(service, [room, { id: 'elm', is_active: false }])).toBe(isTrue);
  expect(isNowhere(service, [{ id: 'elm', is_active: false }])).toBe(false);
});
