import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface ApiResponse {
  status: number;
  /** From sending to the last byte, milliseconds. */
  ms: number;
  body: string;
}

/** Sends requests to one server over connections that stay open, as one browser that may be signed in. */
export class ApiClient {
  private readonly agent: Agent;
  private cookie = '';

  constructor(
    private readonly url: string,
    connections = 1,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** @param path below /api, with its slash */
  async get(path: string): Promise<ApiResponse> {
    return this.send('GET', path);
  }

  async post(path: string, body: object, headers: Record<string, string> = {}): Promise<ApiResponse> {
    return this.send('POST', path, JSON.stringify(body), headers);
  }

  async put(path: string, body: object): Promise<ApiResponse> {
    return this.send('PUT', path, JSON.stringify(body));
  }

  /** The answer as it arrives, for bodies that are too large to keep. @throws Error when it is no success */
  async stream(path: string, body: object): Promise<IncomingMessage> {
    const response = await this.open('POST', path, JSON.stringify(body));
    if (response.statusCode! >= 300) throw new Error(`${path} answers ${response.statusCode}: ${await text(response)}`);
    return response;
  }

  async signIn(email: string, password: string): Promise<void> {
    const response = await this.open('POST', '/auth/sign-in', JSON.stringify({ email, password }));
    if (response.statusCode !== 200) throw new Error(`${email} is not let in: ${await text(response)}`);
    this.cookie = (response.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]).join('; ');
    await text(response);
  }

  close(): void {
    this.agent.destroy();
  }

  private async send(
    method: string,
    path: string,
    body?: string,
    headers?: Record<string, string>,
  ): Promise<ApiResponse> {
    const began = performance.now();
    const response = await this.open(method, path, body, headers);
    const read = await text(response);
    return { status: response.statusCode!, ms: performance.now() - began, body: read };
  }

  private open(
    method: string,
    path: string,
    body?: string,
    more: Record<string, string> = {},
  ): Promise<IncomingMessage> {
    const sent =
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const headers = { origin: this.url, ...(this.cookie && { cookie: this.cookie }), ...sent, ...more };
    return new Promise((resolve, reject) => {
      request(`${this.url}/api${path}`, { method, agent: this.agent, headers }, resolve).on('error', reject).end(body);
    });
  }
}
