import { pagesToShow } from './pages-to-show.js';

const shown = (page: number, pages: number) =>
  pagesToShow(page, pages)
    .map((each) => each ?? '…')
    .join(' ');

it.each([
  [1, 1, '1'],
  [3, 5, '1 2 3 4 5'],
  [1, 9, '1 2 3 … 9'],
  [2, 9, '1 2 3 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [6, 9, '1 … 5 6 7 … 9'],
  [8, 9, '1 … 7 8 9'],
  [9, 9, '1 … 7 8 9'],
])('page %i of %i: %s', (page, pages, text) => expect(shown(page, pages)).toBe(text));
