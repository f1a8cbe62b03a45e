import {
  draftHolders,
  dropKeptDraft,
  dropKeptDrafts,
  findKeptAddress,
  findKeptDraft,
  hasKeptDrafts,
  keepDrafts,
} from './kept-draft.js';

afterEach(() => {
  draftHolders.clear();
  dropKeptDrafts();
});

it('keeps all that is unsaved for the person and the thing that it was entered for', () => {
  draftHolders.add(() => undefined).add(() => ({ key: 'b1', draft: { notes: 'Left' } }));
  draftHolders.add(() => ({ key: 'b2', draft: { notes: 'Right' } }));
  keepDrafts('ada', '/bookings?booking=b1');
  expect(findKeptAddress('ada')).toBe('/bookings?booking=b1');
  expect(findKeptAddress('bea')).toBeUndefined();
  expect(findKeptDraft('b1')).toEqual({ notes: 'Left' });
  expect(findKeptDraft('b2')).toEqual({ notes: 'Right' });
  expect(findKeptDraft('b3')).toBeUndefined();
});

it('keeps nothing any more once all has been given back', () => {
  draftHolders.add(() => ({ key: 'b1', draft: {} })).add(() => ({ key: 'b2', draft: {} }));
  keepDrafts('ada', '/bookings');
  dropKeptDraft('b1');
  expect([findKeptDraft('b1'), hasKeptDrafts()]).toEqual([undefined, true]);
  dropKeptDraft('b2');
  expect(hasKeptDrafts()).toBe(false);
});

it('keeps nothing where nothing is unsaved', () => {
  draftHolders.add(() => undefined);
  keepDrafts('ada', '/bookings');
  expect(hasKeptDrafts()).toBe(false);
});
