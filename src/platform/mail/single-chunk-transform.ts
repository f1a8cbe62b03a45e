import { Transform, type TransformCallback } from 'node:stream';

/**
 * Collects a message and passes it on at once. nodemailer delivers it in some thirty pieces, and a socket write for
 * each of them costs more processor time than composing the mail.
 */
export class SingleChunkTransform extends Transform {
  private readonly chunks: Buffer[] = [];

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.chunks.push(chunk);
    done();
  }

  override _flush(done: TransformCallback): void {
    done(null, Buffer.concat(this.chunks));
  }
}
