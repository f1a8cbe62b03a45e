import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyStatic from '@fastify/static';
import { BuiltPages } from './built-pages.js';
import { findMeantAddress } from './find-meant-address.js';
import { allowFraming, type FramedPage } from './framed-page.js';
import { omitDocumentHeaders } from './omit-document-headers.js';
import { allowInlineScript, withNonce } from './csp-nonce.js';
import type { PageRenderer } from './rendered-page.js';
import { sendRenderedPage } from './send-rendered-page.js';

export interface WebFiles {
  /** Folder of the built web application. */
  root: string;
  /** Paths for which the web application shows a page; `:name` stands for one segment. All others answer 404. */
  pages: readonly string[];
  /** Paths of the pages that search engines may list. */
  indexable: readonly string[];
  /** Returns the noscript element of a page; none when left out. */
  noscript?: (path: string, isPage: boolean) => Promise<string>;
  /** Returns the address to which a browser is redirected instead of seeing the page, if any. */
  redirect?: (path: string, request: FastifyRequest) => string | undefined;
  /** Paths of files that pages of other sites may load. */
  shared: readonly string[];
  framed: FramedPage;
}

/**
 * Serves the web application: its files, the pages that `renderers` render by path, and its one HTML page for other
 * navigations. Missing scripts and everything below /api are answered with 404 instead of that page, so that a browser
 * with an old page loads the new version after a deploy.
 * @throws Error when `root` holds no build
 */
export async function serveWebFiles(
  fastify: FastifyInstance,
  { root, pages, indexable, shared, framed, noscript, redirect }: WebFiles,
  renderers: Readonly<Record<string, PageRenderer | undefined>> = {},
): Promise<void> {
  const built = new BuiltPages(root);
  const isPage = new RegExp(`^(?:${pages.map((path) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})/?$`);

  await fastify.register(fastifyStatic, { root, serve: false, index: false, dotfiles: 'ignore', preCompressed: true });
  fastify.get('/*', async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const path = `/${request.params['*']}`;
    if (shared.includes(path)) void reply.header('cross-origin-resource-policy', 'cross-origin');
    if (built.has(path)) {
      const isAsset = path.startsWith('/assets/');
      if (isAsset) omitDocumentHeaders(reply);
      return reply.sendFile(path, isAsset ? IMMUTABLE : ONE_HOUR);
    }
    const search = /\?(.*)$/s.exec(request.url)?.[1] ?? '';
    const meant = findMeantAddress(path, search, (page) => isPage.test(page));
    if (!meant && !isNavigation(path, request.headers.accept)) return reply.callNotFound();
    const elsewhere = meant ?? redirect?.(path, request);
    if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere, 303);
    const rendered = built.isReplaced ? undefined : await renderers[path]?.page();
    const isIndexable = indexable.includes(path);
    if (!isIndexable) void reply.header('x-robots-tag', 'noindex');
    if (built.scriptHash) allowInlineScript(reply, built.scriptHash);
    if (path === framed.page) allowFraming(reply, await framed.origins());
    if (rendered) return sendRenderedPage(request, reply, rendered);
    const isFound = isPage.test(path);
    const text = (await noscript?.(path, isFound)) ?? '';
    return (
      reply
        .code(isFound ? 200 : 404)
        .type('text/html; charset=utf-8')
        // What is for the office or one client is kept by no browser to be shown again, whoever uses it next.
        .header('cache-control', isIndexable ? 'no-cache' : 'no-store')
        .send(
          withNonce(
            built.html.replace(EMPTY_ROOT, (root) => `${root}${text}`),
            reply,
          ),
        )
    );
  });
}

/** The element in which scripts render the page. */
const EMPTY_ROOT = '<div id="root"></div>';

const IMMUTABLE = { maxAge: '365d', immutable: true } as const;
const ONE_HOUR = { maxAge: '1h' } as const;

function isNavigation(path: string, accept = '*/*'): boolean {
  const takesHtml = accept.includes('text/html') || accept.includes('*/*');
  return takesHtml && !/^\/(api|assets)(\/|$)/.test(path) && !/\.\w+$/.test(path);
}
