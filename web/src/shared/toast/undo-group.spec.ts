import { regroup, type GroupedToast } from './undo-group.js';
import type { Toast } from './toast-message.js';

const done = (name: string): Toast => ({
  title: 'Success',
  description: `${name} has arrived`,
  key: name,
  isUndoable: true,
  seconds: 10,
});
const after = (...steps: [toast: Toast, now: number][]) =>
  steps
    .reduce<GroupedToast<Toast>[]>((group, [toast, now]) => regroup(group, toast, now), [])
    .map(({ toast }) => toast.description);

it('keeps what can be taken back together, the newest first', () => {
  expect(after([done('Ana'), 0], [done('Ben'), 9_000])).toEqual(['Ben has arrived', 'Ana has arrived']);
});

it('leaves out what could no longer be read', () => {
  expect(after([done('Ana'), 0], [done('Ben'), 10_000])).toEqual(['Ben has arrived']);
});

it('says in its place that something was taken back', () => {
  const undone: Toast = { title: 'Success', description: 'Undone. Ana', key: 'Ana' };
  expect(after([done('Ana'), 0], [done('Ben'), 1], [undone, 2])).toEqual(['Ben has arrived', 'Undone. Ana']);
});

it('leaves a refusal to a message of its own, in place of what it is about', () => {
  const refused: Toast = { title: 'Error', key: 'Ana', destructive: true };
  expect(after([done('Ana'), 0], [done('Ben'), 1], [refused, 2])).toEqual(['Ben has arrived']);
});

it('takes in no other message', () => {
  expect(after([done('Ana'), 0], [{ title: 'Success', description: 'Exported 3 bookings' }, 1])).toEqual([
    'Ana has arrived',
  ]);
});
