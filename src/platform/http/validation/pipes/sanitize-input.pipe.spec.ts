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

  it('is read without what cannot be seen, wherever it is', () => {
    const pasted = { number: '\u202a+61\u00a0491 570 156\u202c', list: ['Zoe\u0308'], notes: 'a\r\nb' };
    expect(body(pasted)).toEqual({ number: '+61 491 570 156', list: ['Zoë'], notes: 'a\nb' });
    expect(new SanitizeInputPipe().transform('\u2068zoe\u2069', { type: 'query' })).toBe('zoe');
  });

  it('leaves passwords as they were typed', () => {
    const typed = { password: 'e\u0301\u00a0\u200b', current_password: ' e\u0301', name: 'e\u0301' };
    expect(body({ ...typed })).toEqual({ ...typed, name: 'é' });
  });

  it('leaves what did not come with the request as it is', () => {
    const user = { expiresAt: new Date() };
    expect(new SanitizeInputPipe().transform(user, { type: 'custom' })).toBe(user);
  });

  it('is refused when it is nested without end', () => {
    expect(() => body(JSON.parse('['.repeat(30_000) + ']'.repeat(30_000)))).toThrow('nested too deeply');
  });
});
