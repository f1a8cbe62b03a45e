import { createHash, randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { findLaterScripts, type HydratedPage, readHtmlShell } from './html-shell.js';
import { landingDocument, type LandingDocumentProps } from './landing-document.js';
import { signInDocument, type SignInDocumentProps } from './sign-in-document.js';

type RenderInput = { page: 'landing'; props: LandingDocumentProps } | { page: 'sign-in'; props: SignInDocumentProps };

const { root } = workerData as { root: string };
const read = (sources: HydratedPage) => readHtmlShell(root, sources);
const starter = 'src/lazy-hydration.ts';
const landingPage = read({ starter, application: 'src/app/hydrate-landing.tsx' });
const dialog = read({ starter, application: 'src/app/booking-dialog/BookingDialogChunk.tsx' });
const landing = {
  ...landingPage,
  dialogStyles: dialog.styles.filter((each) => !landingPage.styles.includes(each)),
  firstStepScripts: findLaterScripts(root, starter, 'first-step'),
};
const signIn = read({ starter: 'src/lazy-sign-in.ts', application: 'src/app/hydrate-sign-in.tsx' });

// A thread of the web process that renders and compresses pages, so that the process can answer meanwhile.
parentPort!.on('message', (input: RenderInput) => {
  const nonce = randomBytes(18).toString('base64');
  const html = Buffer.from(render(input, nonce));
  parentPort!.postMessage({
    nonce,
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    identity: html,
    br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzip: gzipSync(html),
  });
});

function render(input: RenderInput, nonce: string): string {
  if (input.page === 'landing') return landingDocument(landing, input.props, nonce);
  return signInDocument(signIn, input.props, nonce);
}
