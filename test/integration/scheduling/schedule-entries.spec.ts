import { CommandBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { InvalidInputError } from '../../../src/kernel/errors.js';
import { system } from '../../../src/kernel/actor.js';
import { sql } from '../../../src/platform/database/sql.js';
import { AddTimeSlot } from '../../../src/scheduling/index.js';
import { RosterWriter } from '../../../src/scheduling/rosters/roster-writer.js';
import { startApp } from '../../support/processes/start-app.js';
import { createShopBuilder } from '../../support/fixtures/shop-builder.js';

describe('entries of the schedule', () => {
  let server: Awaited<ReturnType<typeof startApp>>;
  let shop: ReturnType<typeof createShopBuilder>;
  let mei: string;
  const field = (expected: string) => expect.objectContaining({ constructor: InvalidInputError, field: expected });
  const logged = () =>
    sql(shop.em, `select type, data from event_log where type in ('RosterEntryAdded', 'TimeSlotAdded')`);

  beforeAll(async () => {
    server = await startApp();
    shop = createShopBuilder(server);
    mei = await shop.therapist('Mei');
  });

  it.each(['late', '9:00 AM to', '17:00-09:00', '25:00-26:00', '9:00 AM - 9:00 AM'])(
    'refuse the hours %s',
    async (hours) => {
      const before = await logged();
      await expect(shop.shift(mei, '2026-03-03', hours)).rejects.toEqual(field('shift_hours'));
      expect(await logged()).toEqual(before);
    },
  );

  it('refuse a shift for nobody in particular', async () => {
    const [unassigned] = await sql<{ id: string }>(shop.em, 'select id from therapists where is_unassigned');
    await expect(shop.shift(unassigned!.id, '2026-03-03', '9-17')).rejects.toEqual(field('therapist_id'));
    await expect(shop.shift(randomUUID(), '2026-03-03', '9-17')).rejects.toEqual(field('therapist_id'));
  });

  it('refuse a time slot that ends before it has begun', async () => {
    const slot = {
      startTime: '10:00',
      endTime: '09:30',
      shiftType: 'Morning' as const,
      displayOrder: 1,
    };
    const adding = server.get(CommandBus).execute(new AddTimeSlot(randomUUID(), slot, system));
    await expect(adding).rejects.toEqual(field('end_time'));
  });

  it('log an event of each, and none when the change is undone', async () => {
    await shop.shift(mei, '2026-03-03', '9:00 AM - 5:00 PM');
    const entry = { therapistId: mei, date: '2026-03-04', shiftType: 'custom', shiftHours: '9-17' };
    const undone = shop.em.fork().transactional(async (em) => {
      await server.get(RosterWriter).insert(em, randomUUID(), entry, system);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const shift = {
      therapist_id: mei,
      therapist_name: 'Mei',
      roster_date: '2026-03-03',
      shift_type: 'custom',
      shift_hours: '9:00 AM - 5:00 PM',
    };
    expect(await logged()).toEqual([{ type: 'RosterEntryAdded', data: shift }]);
  });
});
