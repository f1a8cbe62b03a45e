import { sql } from '../../../src/platform/database/sql.js';
import { eventually } from '../../support/eventually.js';
import { startOffice } from '../../support/fixtures/start-office.js';
import { startWebhookSink } from '../../support/processes/webhook-sink.js';

it('no webhook goes to the shop’s own network, also where its name leads there only later', async () => {
  const { ada, shop } = await startOffice();
  const sink = await startWebhookSink();
  const add = (url: string) => ada.post<{ id: string }>('/webhooks', { url, types: ['booking.confirmed'] });
  expect(await add(sink.url)).toMatchObject({ status: 422, body: { errors: [{ field: 'url' }] } });
  const { body } = await add('https://hooks.example.com/');
  for (const url of [sink.url, sink.url.replace('127.0.0.1', 'localhost')]) {
    await sql(shop.em, 'delete from webhook_messages');
    await sql(shop.em, 'update webhook_endpoints set url = $1', [url]);
    expect(await ada.post(`/webhooks/${body.id}/tests`)).toMatchObject({ status: 204 });
    const failed = await eventually(async () => {
      const answer = await ada.get<{ items: { reply: string; status: null }[] }>(`/webhooks/${body.id}/messages`);
      return answer.body.items[0];
    }, 'the attempt');
    expect(failed).toMatchObject({ status: null, reply: 'EPRIVATE' });
  }
  expect(sink.received).toEqual([]);
});
