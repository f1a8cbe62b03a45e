import {
  appointment,
  cancelled,
  client,
  clientId,
  confirmed,
  given,
  later,
  moved,
  requested,
  service,
  stateAfter,
} from '../../../../test/support/fixtures/booking-event-fixtures.js';
import { cancel } from '../booking.decide.js';
import { book } from '../booking.edit.js';
import type { VisitPlace } from '../booking-details.js';
import type { BookingEvent } from '../booking.events.js';
import { announceTogether } from './announce-together.js';

const visit: VisitPlace = { visitId: 'v', guest: 1, part: 2, parts: 2 };
const announcements = (events: BookingEvent[][]) => events.map((each) => each.map(({ data }) => data));

describe('what a visit goes through', () => {
  it('is told by the events of its first booking, which name the others', () => {
    const events = cancel({ reason: 'Ill' })(stateAfter(requested('available'), confirmed));
    const announced = announceTogether([
      { id: 'a', version: 2, events },
      { id: 'b', version: 3, events },
      { id: 'c', version: 2, events },
    ]);
    expect(announcements(announced)).toEqual([
      [
        {
          from: 'confirmed',
          announces: [
            { id: 'b', version: 4 },
            { id: 'c', version: 3 },
          ],
        },
      ],
      [{ from: 'confirmed', announcedBy: 'a' }],
      [{ from: 'confirmed', announcedBy: 'a' }],
    ]);
  });

  it('is told by the first of which the client is to be told', () => {
    const silent: BookingEvent = { type: 'BookingRescheduled', data: { ...later, notifyClient: false } };
    const announced = announceTogether([
      { id: 'a', version: 2, events: [silent] },
      { id: 'b', version: 3, events: [moved] },
    ]);
    expect(announcements(announced)).toMatchObject([
      [{ announcedBy: 'b' }],
      [{ announces: [{ id: 'a', version: 3 }] }],
    ]);
    const alone = announceTogether([
      { id: 'a', version: 2, events: [silent] },
      { id: 'b', version: 3, events: [silent] },
    ]);
    expect(announcements(alone)).toMatchObject([[{ announces: [{ id: 'b', version: 4 }] }], [{ announcedBy: 'a' }]]);
  });

  it('is told by the first to which something happens, and alone like any booking', () => {
    const announced = announceTogether([
      { id: 'a', version: 2, events: [] },
      { id: 'b', version: 3, events: [cancelled] },
      { id: 'c', version: 2, events: [] },
    ]);
    expect(announced).toEqual([[], [cancelled], []]);
  });
});

describe('a treatment of a visit', () => {
  const input = { appointment, service, client, clientId, userId: null, verdict: 'available' as const, visit };

  it('keeps its place for good', () => {
    const events = book({ ...input, status: 'confirmed' })({ status: 'none' });
    expect(events[0]).toMatchObject({ type: 'BookingRequested', data: { visit } });
    expect(stateAfter(...events)).toMatchObject({ status: 'confirmed', visit });
    expect(stateAfter(...events, cancelled)).toMatchObject({ status: 'cancelled', visit });
  });

  it('is cancelled like any other', () => {
    const events = book({ ...input, status: 'confirmed' })({ status: 'none' });
    given(...events)
      .when(cancel({ reason: 'Ill' }))
      .then(cancelled);
  });
});
