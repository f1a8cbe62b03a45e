import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyStatic from '@fastify/static';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface WebFiles {
  /** Folder of the built web application. */
  root: string;
  /** Paths that the web application shows a page for; `:name` stands for one segment. All others answer 404. */
  pages: readonly string[];
}

/**
 * Serves the web application: its files, and its one HTML page for navigations. Missing scripts and everything below
 * /api never get that page: a browser would choke on it after a deploy.
 */
export async function serveWebFiles(fastify: FastifyInstance, { root, pages }: WebFiles): Promise<void> {
  const page = join(root, 'index.html');
  if (!existsSync(page)) return;
  const html = readFileSync(page, 'utf8');
  const files = new Set(readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`));
  const isPage = new RegExp(`^(?:${pages.map((path) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})/?$`);

  await fastify.register(fastifyStatic, { root, serve: false, index: false, dotfiles: 'ignore' });
  fastify.get('/*', (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const path = `/${request.params['*']}`;
    if (path.startsWith('/assets/')) return reply.sendFile(path, { maxAge: '365d', immutable: true });
    if (files.has(path) && path.includes('.') && path !== '/index.html') return reply.sendFile(path, { maxAge: '1h' });
    if (!isNavigation(path, request.headers.accept)) return reply.callNotFound();
    return reply
      .code(isPage.test(path) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(html);
  });
}

function isNavigation(path: string, accept = '*/*'): boolean {
  const takesHtml = accept.includes('text/html') || accept.includes('*/*');
  return takesHtml && !/^\/api(\/|$)/.test(path) && !/\.\w+$/.test(path);
}
