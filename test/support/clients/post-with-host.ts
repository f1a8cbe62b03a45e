import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** Posts JSON with a Host header of the caller's choice, which fetch would not send, from a page of that host. */
export async function postWithHost(url: string, host: string, body: object, headers = {}): Promise<number> {
  const sent = request(url, {
    method: 'POST',
    headers: { host, origin: `http://${host}`, 'content-type': 'application/json', ...headers },
  });
  sent.end(JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode!;
}
