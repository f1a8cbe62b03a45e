import { jest } from '@jest/globals';
import { showProgress } from './terminal.js';

it('a command that is interrupted goes on until it next says how far it has come', () => {
  const said: string[] = [];
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  const before = process.exitCode;
  try {
    expect(() => showProgress('events', 1_000)).not.toThrow();
    for (const press of ['SIGINT', 'SIGINT'] as const) process.listeners(press).at(-1)!(press);
    expect(said.join('')).toContain('Stopping');
    expect(() => showProgress('events', 2_000)).toThrow('Stopped');
    expect(process.exitCode).toBe(130);
  } finally {
    process.exitCode = before;
    write.mockRestore();
  }
});
