import { client, clientId, service } from '../../../../test/support/fixtures/booking-event-fixtures.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import {
  acceptOffer,
  bookWaitingClient,
  declineOffer,
  eraseWaitingClient,
  expire,
  join,
  lapseOffer,
  offerSlot,
  withdraw,
  withdrawOffer,
} from './waiting-entry.decide.js';
import type { Offer, WaitingEntryEvent, WaitingCriteria } from './waiting-entry.events.js';
import { type WaitingEntry, waitingEntryAggregate } from './waiting-entry.evolve.js';

const criteria: WaitingCriteria = {
  serviceId: service.serviceId,
  serviceName: service.serviceName,
  therapistId: null,
  windows: [
    { date: '2026-11-26', from: '09:00', to: '12:00' },
    { date: '2026-11-28', from: '14:00', to: '17:00' },
  ],
};
const slot = { therapistId: 'mei', date: '2026-11-26', time: '10:00' };
const offer: Offer = { ...service, ...slot, bookingId: 'booking', expiresAt: '2026-11-25T00:30:00.000Z' };
const inTime = new Date('2026-11-25T00:29:59.999Z');
const tooLate = new Date('2026-11-25T00:30:00.000Z');

const joined: WaitingEntryEvent = {
  type: 'WaitingListJoined',
  data: { ...criteria, clientId, userId: null },
  personal: client,
};
const offered: WaitingEntryEvent = { type: 'SlotOffered', data: { ...offer, how: 'turn' } };
const accepted: WaitingEntryEvent = { type: 'OfferAccepted', data: { bookingId: 'booking' } };
const declined: WaitingEntryEvent = { type: 'OfferDeclined', data: { bookingId: 'booking' } };
const lapsed: WaitingEntryEvent = { type: 'OfferLapsed', data: { bookingId: 'booking', because: 'unanswered' } };
/** As it was stored when an unanswered offer ended the entry. */
const ended: WaitingEntryEvent = { type: 'OfferLapsed', data: { bookingId: 'booking' } };
const withdrawn: WaitingEntryEvent = { type: 'WaitingEntryWithdrawn', data: { by: 'client' } };
const expired: WaitingEntryEvent = { type: 'WaitingEntryExpired', data: {} };

const stateAfter = (...past: WaitingEntryEvent[]) =>
  past.reduce<WaitingEntry>(waitingEntryAggregate.evolve, waitingEntryAggregate.initial);

function given(...past: WaitingEntryEvent[]) {
  return {
    when(decide: (entry: WaitingEntry) => WaitingEntryEvent[]) {
      const run = () => decide(stateAfter(...past));
      return {
        then: (...events: WaitingEntryEvent[]) => expect(run()).toEqual(events),
        thenRefused: (rule: string) => {
          expect(run).toThrow(BusinessRuleError);
          expect(run).toThrow(expect.objectContaining({ code: rule }));
        },
      };
    },
  };
}

describe('waiting', () => {
  it('begins with what somebody waits for', () => {
    given()
      .when(join({ criteria, client, clientId, userId: null }))
      .then(joined);
    expect(stateAfter(joined)).toMatchObject({ status: 'waiting', criteria, client, offer: null });
  });

  it('ends when the last window has passed, and not before', () => {
    given(joined)
      .when(expire({ date: '2026-11-28', time: '16:59' }))
      .then();
    given(joined)
      .when(expire({ date: '2026-11-28', time: '17:00' }))
      .then(expired);
    given(joined, offered)
      .when(expire({ date: '2026-11-29', time: '00:00' }))
      .then();
  });

  it('is given up once, offered or not', () => {
    given(joined).when(withdraw('client')).then(withdrawn);
    given(joined, offered).when(withdraw('client')).then(withdrawn);
    given(joined, withdrawn).when(withdraw('client')).then();
    given(joined, offered, accepted).when(withdraw('client')).thenRefused('not-waiting');
  });

  it('ends with an erasure', () => {
    const [gone, forgotten] = eraseWaitingClient()(stateAfter(joined, offered));
    expect([gone, forgotten].map((event) => event?.type)).toEqual(['WaitingEntryWithdrawn', 'WaitingClientErased']);
    given(joined, offered, accepted).when(eraseWaitingClient()).then({ type: 'WaitingClientErased', data: {} });
    given(joined, gone!, forgotten!).when(eraseWaitingClient()).then();
  });
});

describe('an offer', () => {
  it('is made to who waits, one at a time', () => {
    given(joined).when(offerSlot(offer, 'turn')).then(offered);
    given(joined, offered).when(offerSlot(offer, 'desk')).thenRefused('not-waiting');
    given(joined, withdrawn).when(offerSlot(offer, 'turn')).thenRefused('not-waiting');
  });

  it('is accepted while it is held', () => {
    given(joined, offered).when(acceptOffer(inTime)).then(accepted);
    given(joined, offered).when(acceptOffer(tooLate)).thenRefused('offer-lapsed');
    given(joined, offered, lapsed).when(acceptOffer(inTime)).thenRefused('offer-lapsed');
    given(joined, offered, declined).when(acceptOffer(inTime)).thenRefused('no-offer');
    given(joined).when(acceptOffer(inTime)).thenRefused('no-offer');
  });

  it('says nothing of who has the time once it has lapsed', () => {
    const late = () => acceptOffer(tooLate)(stateAfter(joined, offered));
    expect(late).toThrow('This offer has expired: the time is no longer held for you');
  });

  it('is declined once', () => {
    given(joined, offered).when(declineOffer(inTime)).then(declined);
    given(joined, offered, declined).when(declineOffer(inTime)).then();
    given(joined, offered, accepted).when(declineOffer(inTime)).thenRefused('no-offer');
  });

  it('is not answered by who saw another one, which was taken back', () => {
    const takenBack: WaitingEntryEvent = { type: 'OfferLapsed', data: { bookingId: 'booking', because: 'closed' } };
    const other: WaitingEntryEvent = { type: 'SlotOffered', data: { ...offer, bookingId: 'other', how: 'turn' } };
    const past = [joined, offered, takenBack, other];
    given(...past)
      .when(acceptOffer(inTime, 'booking'))
      .thenRefused('no-offer');
    given(...past)
      .when(declineOffer(inTime, 'booking'))
      .thenRefused('no-offer');
    given(...past)
      .when(acceptOffer(inTime, 'other'))
      .then({ type: 'OfferAccepted', data: { bookingId: 'other' } });
    given(...past)
      .when(declineOffer(inTime, 'other'))
      .then({ type: 'OfferDeclined', data: { bookingId: 'other' } });
    given(joined, offered).when(acceptOffer(tooLate, 'booking')).thenRefused('offer-lapsed');
  });

  it('lapses when its time is up', () => {
    given(joined, offered).when(lapseOffer(inTime)).then();
    given(joined, offered).when(lapseOffer(tooLate)).then(lapsed);
    given(joined, offered, accepted).when(lapseOffer(tooLate)).then();
  });

  it('keeps its client in line once it has lapsed, who is not asked about that time again', () => {
    const other: Offer = { ...offer, bookingId: 'other', time: '11:30' };
    expect(stateAfter(joined, offered, lapsed)).toMatchObject({ status: 'waiting', offer: null, unanswered: [offer] });
    given(joined, offered, lapsed)
      .when(offerSlot(other, 'turn'))
      .then({ type: 'SlotOffered', data: { ...other, how: 'turn' } });
    given(joined, offered, lapsed).when(lapseOffer(tooLate)).then();
    given(joined, offered, ended).when(offerSlot(other, 'turn')).thenRefused('not-waiting');
  });

  it('is taken back once, from who waits on and may be offered another', () => {
    const takenBack: WaitingEntryEvent = { type: 'OfferLapsed', data: { bookingId: 'booking', because: 'closed' } };
    given(joined, offered).when(withdrawOffer('booking')).then(takenBack);
    given(joined, offered).when(withdrawOffer('another')).then();
    given(joined, offered, takenBack).when(withdrawOffer('booking')).then();
    expect(stateAfter(joined, offered, takenBack)).toMatchObject({
      status: 'waiting',
      offer: null,
      withdrawnOffer: offer,
    });
    given(joined, offered, takenBack).when(offerSlot(offer, 'turn')).then(offered);
    expect(stateAfter(joined, offered, takenBack, offered)).toMatchObject({ offer, withdrawnOffer: null });
    expect(stateAfter(joined, offered, ended)).toMatchObject({ status: 'lapsed', withdrawnOffer: null });
  });

  it('gives way when the desk books', () => {
    const booked: WaitingEntryEvent = { type: 'WaitingClientBooked', data: { bookingId: 'other' } };
    given(joined, offered).when(bookWaitingClient('other')).then(booked);
    given(joined, offered, declined).when(bookWaitingClient('other')).thenRefused('not-waiting');
    expect(stateAfter(joined, offered, booked)).toMatchObject({ status: 'booked', bookingId: 'other' });
  });
});
