import { listboxIndexForKey, findOptionStartingWith } from './listbox-keyboard.js';

describe('choiceByKey', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 7, 7],
    ['ArrowUp', 0, 0],
    ['PageDown', 1, 6],
    ['Home', 5, 0],
    ['End', 2, 7],
  ])('%s leads from %i to %i of eight', (key, from, to) => expect(listboxIndexForKey(key, from, 8)).toBe(to));

  it('leaves other keys alone', () => expect(listboxIndexForKey('Enter', 0, 8)).toBeUndefined());
});

describe('startingWith', () => {
  const options = ['Any Available', 'Mei Tanaka', 'Linh Pham', 'Maya Osei'].map((label) => ({ label }));
  it.each([
    ['l', -1, 2],
    ['m', -1, 1],
    ['m', 1, 3],
    ['mm', 3, 1],
    ['may', 1, 3],
    ['x', 2, 2],
  ])('%s from %i leads to %i', (text, from, to) => expect(findOptionStartingWith(text, options, from)).toBe(to));
});
