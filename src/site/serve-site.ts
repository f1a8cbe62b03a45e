import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { EmbedSettings, ShopSettings } from '../catalog/index.js';
import { SessionCookies } from '../identity/index.js';
import { Config } from '../platform/config.js';
import { HomePageCache } from './home-page/home-page-cache.js';
import { indexableRoutes, pageRoutes } from './page-routes.js';
import type { PageRenderer } from './pages/rendered-page.js';
import { NoscriptPage } from './pages/noscript-page.js';
import { serveRobotsAndSitemap } from './pages/robots-and-sitemap.js';
import { serveWebFiles, type WebFiles } from './pages/serve-web-files.js';
import { SignInPageCache } from './sign-in-page/sign-in-page-cache.js';

export interface SiteOptions {
  /** Folder of the built web application. */
  root: string;
  /** Renderers of the pages that are rendered on the server, by path; browsers render the others. */
  renderers?: Readonly<Record<string, Type<PageRenderer>>>;
}

const allRenderers = { '/': HomePageCache, '/book': HomePageCache, '/auth': SignInPageCache };

/** Adds the pages of the web application to a web process that does not listen yet. */
export async function serveSite(
  app: NestFastifyApplication,
  { root, renderers = allRenderers }: SiteOptions,
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const routes = { pages: pageRoutes, indexable: indexableRoutes };
  serveRobotsAndSitemap(fastify, { ...routes, publicUrl: app.get(Config).PUBLIC_URL });
  const instances = Object.entries(renderers).map(([path, renderer]) => [path, app.get(renderer)] as const);
  const noscript = app.get(NoscriptPage);
  const settings = app.get(ShopSettings);
  const cookies = app.get(SessionCookies);
  const framed = { page: '/embed', origins: async () => (await settings.read(EmbedSettings)).allowedOrigins };
  const files: WebFiles = {
    ...routes,
    root,
    shared: ['/embed.js'],
    framed,
    // There the page asks whether the session still holds, and leads back to the form if not.
    redirect: (path, request) => (/^\/auth\/?$/.test(path) && cookies.hasSignedIn(request) ? '/staff' : undefined),
    noscript: (path, isPage) => noscript.markup(path, isPage),
  };
  await serveWebFiles(fastify, files, Object.fromEntries(instances));
}
