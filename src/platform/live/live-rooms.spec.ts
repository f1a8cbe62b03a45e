import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { LiveRooms } from './live-rooms.js';

const away = () => Promise.reject(Object.assign(new Error('ended'), { code: '57P01' }));

describe('pushes that read first', () => {
  it('are lost while the database is away, with one line each time it goes', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const rooms = new LiveRooms();
    for (const push of [away, away, () => Promise.resolve(), away]) await rooms.pushBestEffort(push);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });

  it('fail as ever when it is not the database', async () => {
    await expect(new LiveRooms().pushBestEffort(() => Promise.reject(new TypeError('a mistake')))).rejects.toThrow(
      'a mistake',
    );
  });
});
