import { CommandBus } from '@nestjs/cqrs';
import { ErasePersonalData } from '../../../src/booking/index.js';
import { system } from '../../../src/kernel/actor.js';
import { startOfficeWithAuditChain } from '../../support/fixtures/office-with-audit-chain.js';

it('erasing a person leaves the chain whole, and the evidence without them', async () => {
  const { query, server, ada, waitUntilChained, verify } = await startOfficeWithAuditChain();
  const before = await verify();
  expect(before).toContain('Every entry up to');
  const [{ id } = { id: '' }] = await query<{ id: string }>('select id from bookings order by booking_time limit 1');
  await server.get(CommandBus).execute(new ErasePersonalData({ onlyIds: [id] }, system));
  const head = await waitUntilChained();
  expect(await verify(before.match(/Head: (.*)/)![1]!, `${head.seq}:${head.hash}`)).toContain('as it was sealed');
  expect((await ada.post('/admin-action-logs/chain/checks')).body).toMatchObject({ broken_seq: null });
});
