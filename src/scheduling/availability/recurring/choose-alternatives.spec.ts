import type { Slot } from '../../day/slot.js';
import { chooseAlternatives } from './choose-alternatives.js';

const at = (therapistId: string, time: string) => ({ therapistId, time }) as Slot;
const choose = (free: Slot[], therapistId: string | null = 'mei') =>
  chooseAlternatives(free, { time: '10:00', therapistId }).map((slot) => `${slot.therapistId} ${slot.time}`);

describe('instead of a start that is not free, there is proposed', () => {
  it('the nearest one of the therapist, and the same time with another', () =>
    expect(choose([at('mei', '09:00'), at('mei', '10:30'), at('zoe', '10:00'), at('tom', '10:00')])).toEqual([
      'mei 10:30',
      'zoe 10:00',
    ]));

  it('the earlier of two as near', () =>
    expect(choose([at('mei', '10:30'), at('mei', '09:30')])).toEqual(['mei 09:30']));

  it('another therapist alone on a day without hers', () =>
    expect(choose([at('tom', '10:00'), at('tom', '09:30')])).toEqual(['tom 10:00']));

  it('the nearest of anybody where neither is free', () =>
    expect(choose([at('tom', '12:00'), at('zoe', '11:00')])).toEqual(['zoe 11:00']));

  it('the nearest of anybody to whoever wants nobody in particular', () =>
    expect(choose([at('tom', '12:00'), at('zoe', '09:30')], null)).toEqual(['zoe 09:30']));

  it('nothing on a day without a free start', () => expect(choose([])).toEqual([]));
});
