import { readStored, writeStored } from './device-storage.js';

const NAMES = ['localStorage', 'sessionStorage'] as const;
const originals = NAMES.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

/** Replaces both storages of the browser. */
function replaceStorages(get: (name: string) => unknown): void {
  for (const name of NAMES) Object.defineProperty(globalThis, name, { configurable: true, get: () => get(name) });
}

afterEach(() => {
  for (const [nth, name] of NAMES.entries()) {
    Reflect.deleteProperty(globalThis, name);
    if (originals[nth]) Object.defineProperty(globalThis, name, originals[nth]);
  }
});

it('keeps what belongs to the device apart from what belongs to the tab', () => {
  const stored = new Map<string, string>();
  replaceStorages((name) => ({
    getItem: (key: string) => stored.get(`${name} ${key}`) ?? null,
    setItem: (key: string, text: string) => stored.set(`${name} ${key}`, text),
    removeItem: (key: string) => stored.delete(`${name} ${key}`),
  }));
  expect([writeStored('zoom', 'large'), writeStored('zoom', 'small', 'sessionStorage')]).toEqual([true, true]);
  expect([readStored('zoom'), readStored('zoom', 'sessionStorage')]).toEqual(['large', 'small']);
  expect(writeStored('zoom', null)).toBe(true);
  expect([readStored('zoom'), readStored('zoom', 'sessionStorage')]).toEqual([null, 'small']);
});

it.each(NAMES)('reads nothing and does not throw where the browser forbids the %s', (name) => {
  replaceStorages(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(readStored('zoom', name)).toBeNull();
  expect([writeStored('zoom', 'large', name), writeStored('zoom', null, name)]).toEqual([false, false]);
});
