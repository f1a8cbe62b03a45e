import { findTabDraft, keepTabDraft } from './tab-draft.js';

describe("a visitor's own draft", () => {
  const stored = new Map<string, string>();
  beforeEach(() =>
    Object.assign(globalThis, {
      sessionStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, text: string) => stored.set(key, text),
        removeItem: (key: string) => stored.delete(key),
      },
    }),
  );
  afterEach(() => Reflect.deleteProperty(globalThis, 'sessionStorage'));

  it('is kept in the storage of the tab, and nothing of it once it is dropped', () => {
    keepTabDraft('booking', { first_name: 'Georgia' });
    expect(findTabDraft('booking')).toEqual({ first_name: 'Georgia' });
    keepTabDraft('booking', undefined);
    expect([findTabDraft('booking'), stored.size]).toEqual([undefined, 0]);
  });

  it('is none where the storage is unreadable or refused', () => {
    stored.set('draft:booking', '{');
    expect(findTabDraft('booking')).toBeUndefined();
    Reflect.deleteProperty(globalThis, 'sessionStorage');
    expect(() => keepTabDraft('booking', {})).not.toThrow();
    expect(findTabDraft('booking')).toBeUndefined();
  });
});
