import { draftHolders, dropKeptDraft, findKeptAddress, findKeptDraft, hasKeptDraft, keepDraft } from './kept-draft.js';

afterEach(() => {
  draftHolders.clear();
  dropKeptDraft();
});

it('keeps what is unsaved for the person and the thing that it was entered for', () => {
  draftHolders.add(() => undefined).add(() => ({ key: 'b1', draft: { notes: 'Left' } }));
  keepDraft('ada', '/bookings?booking=b1');
  expect(findKeptAddress('ada')).toBe('/bookings?booking=b1');
  expect(findKeptAddress('bea')).toBeUndefined();
  expect(findKeptDraft('b1')).toEqual({ notes: 'Left' });
  expect(findKeptDraft('b2')).toBeUndefined();
});

it('keeps nothing where nothing is unsaved', () => {
  draftHolders.add(() => undefined);
  keepDraft('ada', '/bookings');
  expect(hasKeptDraft()).toBe(false);
});
