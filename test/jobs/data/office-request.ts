import { type APIRequestContext, request as requests } from '@playwright/test';
import { demoAccounts } from '../../../src/demo/content/demo-accounts.js';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The administrator's requests, beside what is done on the screen. */
export class OfficeRequest {
  private constructor(
    private readonly context: APIRequestContext,
    private readonly origin: string,
  ) {}

  static async signIn(origin: string): Promise<OfficeRequest> {
    const office = new OfficeRequest(await requests.newContext({ baseURL: origin }), origin);
    const [{ email, password }] = demoAccounts;
    await office.send('post', '/auth/sign-in', { email, password });
    return office;
  }

  get = <T>(path: string): Promise<T> => this.send<T>('get', path);
  post = <T>(path: string, data: object): Promise<T> => this.send<T>('post', path, data);

  /** @throws Error with what the server says, where it refuses */
  async send<T>(method: Method, path: string, data?: object): Promise<T> {
    const answer = await this.context[method](`/api${path}`, { data, headers: { origin: this.origin } });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (answer.status() === 204 ? undefined : await answer.json()) as T;
  }

  /** Whether it was taken; a time that is taken already is none of the failures. */
  async tryPost(path: string, data: object): Promise<boolean> {
    const answer = await this.context.post(`/api${path}`, { data, headers: { origin: this.origin } });
    if (!answer.ok() && answer.status() !== 409)
      throw new Error(`post ${path}: ${answer.status()} ${await answer.text()}`);
    return answer.ok();
  }

  close = (): Promise<void> => this.context.dispose();
}
