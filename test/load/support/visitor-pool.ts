import { connect, type Socket } from 'node:net';

/**
 * Posts to one server over so many connections that stay open, each with one request under way. Says only what must be
 * said and reads only status and body: Node's own client costs the machine that is measured as much as some of the answers.
 */
export class VisitorPool {
  private readonly idle: Socket[] = [];
  private readonly waiting: Array<(socket: Socket) => void> = [];
  private open = 0;
  private readonly url: URL;

  constructor(
    url: string,
    private readonly connections: number,
  ) {
    this.url = new URL(url);
  }

  /** @param path below /api, with its slash */
  async post(path: string, body: object, headers: Record<string, string>): Promise<{ status: number; body: string }> {
    const { host, origin } = this.url;
    const text = JSON.stringify(body);
    const lines = {
      host,
      origin,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      ...headers,
    };
    let head = `POST /api${path} HTTP/1.1\r\n`;
    for (const [name, value] of Object.entries(lines)) head += `${name}: ${value}\r\n`;
    const socket = await this.acquire();
    try {
      const answer = await exchange(socket, `${head}\r\n${text}`);
      this.release(socket);
      return answer;
    } catch (error) {
      socket.destroy();
      throw error;
    }
  }

  close(): void {
    for (const socket of this.idle) socket.destroy();
  }

  private acquire(): Promise<Socket> | Socket {
    const socket = this.idle.pop();
    if (socket) return socket;
    if (this.open === this.connections) return new Promise((resolve) => this.waiting.push(resolve));
    this.open += 1;
    return connect({ host: this.url.hostname, port: Number(this.url.port), noDelay: true });
  }

  private release(socket: Socket): void {
    const next = this.waiting.shift();
    if (next) next(socket);
    else this.idle.push(socket);
  }
}

/** The answer to one request; our server always tells its length. */
function exchange(socket: Socket, request: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    let read = '';
    const onData = (chunk: Buffer) => {
      read += chunk.toString('latin1');
      const end = read.indexOf('\r\n\r\n');
      const [, length] = /\r\ncontent-length: (\d+)/i.exec(read) ?? [];
      if (end < 0 || read.length < end + 4 + Number(length)) return;
      settle();
      resolve({ status: Number(read.slice(9, 12)), body: Buffer.from(read.slice(end + 4), 'latin1').toString() });
    };
    const onClose = () => {
      settle();
      reject(new Error('The server has closed the connection'));
    };
    const settle = () => socket.off('data', onData).off('close', onClose).off('error', onClose);
    socket.on('data', onData).on('close', onClose).on('error', onClose);
    socket.write(request);
  });
}
