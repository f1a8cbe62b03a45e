/** What an answer comes down to for a test. */
export interface Answer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: Body;
}

/** One browser: keeps its cookies, names its Origin, speaks JSON. */
export class Visitor {
  readonly cookies: Map<string, string>;

  /** @param cookies of somebody who has signed in already */
  constructor(
    private readonly url: string,
    private readonly headers: Record<string, string> = { origin: url },
    cookies: [name: string, value: string][] = [],
  ) {
    this.cookies = new Map(cookies);
  }

  get<Body = Record<string, unknown>>(path: string): Promise<Answer<Body>> {
    return this.send<Body>('GET', path);
  }

  post<Body = Record<string, unknown>>(path: string, body?: unknown, headers = {}): Promise<Answer<Body>> {
    return this.send<Body>('POST', path, body, headers);
  }

  /**
   * @param path below /api, with its slash
   * @param body sent as JSON, bytes as they are
   */
  async send<Body>(method: string, path: string, body?: unknown, headers = {}): Promise<Answer<Body>> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { ...this.headers, ...this.cookieHeader(), ...(body === undefined ? {} : JSON_HEADERS), ...headers },
      body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) this.storeCookie(line);
    const { status, headers: answered } = response;
    const type = answered.get('content-type') ?? '';
    if (type === 'application/pdf' || type === 'application/zip') {
      const bytes: unknown = Buffer.from(await response.arrayBuffer());
      return { status, headers: answered, body: bytes as Body };
    }
    const text = await response.text();
    return { status, headers: answered, body: /[/+]json/.test(type) && text ? JSON.parse(text) : text || undefined };
  }

  private cookieHeader(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return cookie ? { cookie } : {};
  }

  private storeCookie(line: string): void {
    const [name = '', value = ''] = line.split(';', 1)[0]!.split('=');
    if (value) this.cookies.set(name, value);
    else this.cookies.delete(name);
  }
}

const JSON_HEADERS = { 'content-type': 'application/json' };
