import { findFreeRooms, type RoomStay } from './rooms.js';

const [stranger, couple] = ['stranger', 'couple'];
const stay = (partyId: string | null, guest: number | null, from: number, to: number): RoomStay => ({
  ...{ partyId, guest, from, to },
});
const room = (id: string, places: number, ...taken: RoomStay[]) => ({
  ...{ id, places, taken },
  ofParty: taken.filter(({ partyId }) => partyId === couple),
});
const find = (guest: number | null, ...rooms: ReturnType<typeof room>[]) => {
  const party = guest === null ? null : { id: couple, guest, guests: 2 };
  return findFreeRooms(rooms, { from: 600, to: 660 }, party).map(({ id }) => id);
};

describe('the rooms that are free for a booking', () => {
  it('are those that nobody has, in the order of the shop', () => {
    const taken = room('taken', 2, stay(null, null, 630, 690));
    expect(find(null, taken, room('elm', 1), room('oak', 1, stay(null, null, 660, 720)))).toEqual(['elm', 'oak']);
  });

  it('are shared by the guests of a visit alone, as far as there are places', () => {
    expect(find(2, room('oak', 2, stay(couple, 1, 600, 660)))).toEqual(['oak']);
    expect(find(2, room('oak', 1, stay(couple, 1, 600, 660)))).toEqual([]);
    expect(find(2, room('oak', 3, stay(couple, 1, 600, 660), stay(stranger, 1, 600, 660)))).toEqual([]);
    expect(find(null, room('oak', 2, stay(couple, 1, 600, 660)))).toEqual([]);
  });

  it('need no cleaning between treatments of one guest', () => {
    expect(find(1, room('oak', 1, stay(couple, 1, 540, 615)))).toEqual(['oak']);
    expect(find(2, room('oak', 1, stay(couple, 1, 540, 615)))).toEqual([]);
  });

  it('are ranked for a visit: where the other guest is, with places for both, where the guest was, where the other was', () => {
    const wide = room('wide', 2);
    const own = room('own', 1, stay(couple, 2, 480, 540));
    const others = room('others', 1, stay(couple, 1, 480, 540));
    const beside = room('beside', 2, stay(couple, 1, 600, 660));
    expect(find(2, room('elm', 1), others, own, wide, beside)).toEqual(['beside', 'wide', 'own', 'others', 'elm']);
  });
});
