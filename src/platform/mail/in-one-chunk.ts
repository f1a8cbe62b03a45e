import { Transform, type TransformCallback } from 'node:stream';

/**
 * Passes a message on when all of it is there. nodemailer hands over some thirty pieces, and each would be a write of its own
 * to the socket, which takes the processor longer than to make the mail.
 */
export class InOneChunk extends Transform {
  private readonly chunks: Buffer[] = [];

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.chunks.push(chunk);
    done();
  }

  override _flush(done: TransformCallback): void {
    done(null, Buffer.concat(this.chunks));
  }
}
