import { createHash, randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readFrame } from './frame.js';
import { landingDocument } from './landing-document.js';
import type { LandingMetaProps } from './LandingMeta.js';

// A thread of the web process: draws and packs the landing page, so that the process goes on answering meanwhile.
const frame = readFrame((workerData as { root: string }).root);

parentPort!.on('message', (meta: LandingMetaProps) => {
  const nonce = randomBytes(18).toString('base64');
  const html = Buffer.from(landingDocument(frame, meta, nonce));
  parentPort!.postMessage({
    nonce,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    identity: html,
    br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzip: gzipSync(html),
  });
});
