import { pageRoutes } from '../../../src/site/page-routes.js';
import { type ApiRoute, apiRoutes } from './api-routes.js';

/** Ids that somebody curious might try, and days on which something is. */
interface CrawlInputs {
  ids: string[];
  dates: string[];
}

const UNDOCUMENTED_PATHS = ['/no-such-page', '/api/no-such-thing', '/api/health/ready', '/robots.txt', '/sitemap.xml'];

type Parameter = ApiRoute['parameters'][number];

/**
 * Asks for everything that the API describes and for every page, as a browser that nobody is signed in to: without
 * parameters, with each set of sensible ones, with unknown ones and with rubbish.
 * @returns one text per answer: what was asked, status, headers and body
 */
export async function crawlAnonymously(url: string, known: CrawlInputs): Promise<string[]> {
  const calls = [
    ...apiRoutes.flatMap((route) => toPaths(route, known).map((path) => [route.method, `/api${path}`] as const)),
    ...pageRoutes.map((page) => ['GET', page] as const),
    ...UNDOCUMENTED_PATHS.map((path) => ['GET', path] as const),
  ];
  const answers: string[] = [];
  for (const [method, path] of calls) answers.push(await fetchText(url, method, path));
  return answers;
}

/** Reads everything that the API lets somebody read who is signed in, in the same ways. @param cookie of their session */
export async function crawlSignedIn(url: string, known: CrawlInputs, cookie: string): Promise<string[]> {
  const answers: string[] = [];
  for (const route of apiRoutes.filter(({ method }) => method === 'GET')) {
    for (const path of toPaths(route, known)) answers.push(await fetchText(url, 'GET', `/api${path}`, { cookie }));
  }
  return answers;
}

async function fetchText(
  url: string,
  method: string,
  path: string,
  more: Record<string, string> = {},
): Promise<string> {
  const isRead = method === 'GET';
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      origin: url,
      ...more,
      accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
      ...(!isRead && { 'content-type': 'application/json' }),
    },
    body: isRead ? undefined : '{}',
  });
  const headers = JSON.stringify([...response.headers]);
  return `${method} ${path} ${response.status} ${headers} ${await response.text()}`;
}

function toPaths({ path, parameters }: ApiRoute, known: CrawlInputs): string[] {
  const paths = path.includes('{') ? known.ids.map((id) => path.replaceAll(/{\w+}/g, id)) : [path];
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const sets = [0, 1, 2, 3].map((turn) => inQuery.map((each) => [each.name, sampleValue(each, known, turn)]));
  const rubbish = ["'", '*', '%', 'null', '-1'].map((odd) => inQuery.map(({ name }) => [name, odd]));
  const [id = ''] = known.ids;
  const curious = Object.entries({
    select: '*',
    include: 'bookings',
    expand: 'client',
    id,
    booking_id: id,
    limit: '200',
  });
  const queries = [[], ...sets, [...sets[0]!, ...curious], curious, ...rubbish];
  return paths.flatMap((each) => [...new Set(queries.map((query) => appendQuery(each, query)))]);
}

function sampleValue({ schema }: Parameter, { ids, dates }: CrawlInputs, turn: number): string {
  const byFormat: Record<string, string[]> = { uuid: ids, date: dates };
  const times = schema.pattern ? ['10:00', '11:00'] : undefined;
  const choices = schema.enum ?? byFormat[schema.format ?? ''] ?? times ?? ['1', '60', 'a'];
  return choices[turn % choices.length]!;
}

function appendQuery(path: string, query: string[][]): string {
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`;
}
