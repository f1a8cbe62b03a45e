import type { FastifyInstance } from 'fastify';

interface CrawlerOptions {
  /** Address of the site. */
  publicUrl: string;
  /** Paths of all pages of the site; `:name` stands for one segment. */
  pages: readonly string[];
  /** Paths of the pages that search engines may list. */
  indexable: readonly string[];
}

/** Serves robots.txt and the sitemap, which tell search engines the pages to list and keep them from the rest. */
export function serveRobotsAndSitemap(fastify: FastifyInstance, { publicUrl, pages, indexable }: CrawlerOptions): void {
  const hidden = ['/api/', ...pages.filter((page) => !indexable.includes(page))];
  const robots = [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path.split(':')[0]}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');
  const urls = indexable.map((page) => `<url><loc>${new URL(page, publicUrl).href}</loc></url>`).join('\n');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
  const serve = (path: string, type: string, text: string) =>
    fastify.get(path, (_request, reply) =>
      reply.header('cache-control', 'max-age=3600').type(`${type}; charset=utf-8`).send(text),
    );
  serve('/robots.txt', 'text/plain', robots);
  serve('/sitemap.xml', 'application/xml', sitemap);
}
