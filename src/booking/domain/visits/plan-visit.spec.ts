import { InvalidInputError } from '../../../kernel/errors.js';
import { planVisit, type UnplannedPart } from './plan-visit.js';

const part = (therapistId: string, durationMinutes: number, guest = 1): UnplannedPart => ({
  guest,
  therapistId,
  isUnassigned: therapistId === 'any',
  durationMinutes,
});
const plan = (...parts: UnplannedPart[]) => planVisit({ time: '10:00' }, parts);
const field = (name: string) => expect.objectContaining({ field: name }) as InvalidInputError;

describe('the treatments of a visit', () => {
  it('follow one another directly, with nothing in between where the same therapist goes on', () => {
    expect(plan(part('mei', 60), part('mei', 30), part('tom', 45))).toEqual([
      { time: '10:00', follows: false, isFollowed: true },
      { time: '11:00', follows: true, isFollowed: false },
      { time: '11:30', follows: true, isFollowed: false },
    ]);
  });

  it('begin together for two guests, and go on for each', () => {
    expect(plan(part('mei', 60), part('tom', 90, 2), part('mei', 30))).toEqual([
      { time: '10:00', follows: false, isFollowed: true },
      { time: '10:00', follows: false, isFollowed: false },
      { time: '11:00', follows: true, isFollowed: false },
    ]);
  });

  it('need two therapists where they are at one time, and any number of nobody in particular', () => {
    expect(() => plan(part('mei', 60), part('mei', 60, 2))).toThrow(field('parts.1.therapist_id'));
    expect(() => plan(part('mei', 60), part('tom', 30, 2), part('mei', 30, 2))).toThrow(field('parts.2.therapist_id'));
    expect(plan(part('any', 60), part('any', 60, 2))).toHaveLength(2);
  });

  it('leave the room time for cleaning where a therapist goes from one guest to the other', () => {
    const [first] = plan(part('mei', 60), part('tom', 60, 2), part('mei', 30, 2));
    expect(first).toMatchObject({ isFollowed: false });
  });

  it('begin on the day of the visit', () => {
    const late = [part('mei', 90), part('tom', 30)];
    expect(() => planVisit({ time: '22:30' }, late)).toThrow(field('parts.1.service_id'));
    expect(planVisit({ time: '22:29' }, late)[1]).toMatchObject({ time: '23:59' });
  });
});
