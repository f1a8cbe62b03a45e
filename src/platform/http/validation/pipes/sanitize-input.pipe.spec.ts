import { SanitizeInputPipe } from './sanitize-input.pipe.js';

const body = (value: unknown) => new SanitizeInputPipe().transform(value, { type: 'body' });

describe('what a request may hold', () => {
  it('loses what no table can hold, wherever it is', () => {
    expect(body({ notes: 'a\0b', list: ['\0', { name: 'x\ud800' }], count: 3, none: null })).toEqual({
      notes: 'ab',
      list: ['', { name: 'x\ufffd' }],
      count: 3,
      none: null,
    });
  });

  it('leaves what did not come with the request as it is', () => {
    const user = { expiresAt: new Date() };
    expect(new SanitizeInputPipe().transform(user, { type: 'custom' })).toBe(user);
  });

  it('is refused when it is nested without end', () => {
    expect(() => body(JSON.parse('['.repeat(30_000) + ']'.repeat(30_000)))).toThrow('nested too deeply');
  });
});
