import { type Gesture, toFollowed } from './gesture.js';

const cell = { row: 1, column: 2 };
const place = { to: { ...cell }, pixels: 0, isCopy: false };
const area: Gesture = { kind: 'area', from: cell, to: cell };
const move: Gesture = { kind: 'move', id: 'shift', from: cell, to: cell, isCopy: false };
const stretch: Gesture = { kind: 'stretch', id: 'shift', minutes: 15 };

it('stays the same while the pointer stays within a cell, or leaves the grid', () => {
  for (const gesture of [area, move]) {
    expect(toFollowed(gesture, place)).toBe(gesture);
    expect(toFollowed(gesture, { ...place, to: undefined })).toBe(gesture);
  }
});

it('follows into another cell, and becomes a copy with Alt', () => {
  const to = { row: 1, column: 3 };
  expect(toFollowed(area, { ...place, to })).toEqual({ ...area, to });
  expect(toFollowed(move, { ...place, to })).toEqual({ ...move, to });
  expect(toFollowed(move, { ...place, isCopy: true })).toEqual({ ...move, isCopy: true });
  expect(toFollowed(area, { ...place, isCopy: true })).toBe(area);
});

it('stretches by quarters of an hour', () => {
  expect(toFollowed(stretch, { ...place, pixels: 5 })).toBe(stretch);
  expect(toFollowed(stretch, { ...place, pixels: 12 })).toEqual({ ...stretch, minutes: 30 });
});
