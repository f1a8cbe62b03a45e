import { type Candidate, rankCandidates } from './rank-candidates.js';

const candidate = (therapistId: string, more: Partial<Candidate> = {}): Candidate => ({
  therapistId,
  holes: 0,
  bookedMinutes: 60,
  lastAssignedAt: null,
  ...more,
});

describe('who is given a booking that anybody may take', () => {
  it.each<[string, Candidate[]]>([
    ['no new hole', [candidate('b', { bookedMinutes: 300 }), candidate('a', { holes: 1, bookedMinutes: 0 })]],
    ['the fewest booked minutes', [candidate('b', { bookedMinutes: 0 }), candidate('a')]],
    ['never before', [candidate('b'), candidate('a', { lastAssignedAt: '2026-03-01T00:00:00.000Z' })]],
    [
      'the longest ago',
      [
        candidate('b', { lastAssignedAt: '2026-03-01T00:00:00.000Z' }),
        candidate('a', { lastAssignedAt: '2026-03-02T00:00:00.000Z' }),
      ],
    ],
    ['the lesser id', [candidate('a'), candidate('b')]],
  ])('has %s', (_, [first, second]) => {
    expect(rankCandidates([second!, first!])).toEqual([first, second]);
  });
});
