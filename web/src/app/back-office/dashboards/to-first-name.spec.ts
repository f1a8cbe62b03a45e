import { toFirstName } from './to-first-name.js';

it.each([
  ['Mei Tanaka', 'm.t@shop.example', 'Mei'],
  [undefined, 'priya.raman@shop.example', 'Priya'],
  [undefined, 'reception@shop.example', 'Reception'],
  [undefined, undefined, ''],
])('greets %p of %p as %p', (name, email, first) => {
  expect(toFirstName(name, email)).toBe(first);
});
