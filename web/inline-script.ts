import { build, type Plugin, type Rolldown } from 'vite';
import { BROWSERS } from './browsers.js';

/** Where the server's own part of a page's head begins, see src/app/ssr/html-shell.ts. */
const MARK = '<!--application-->';

/** Puts a script into the page itself, so that it runs before the page's content and without a request of its own. */
export function inlineScript(input: string): Plugin {
  return {
    name: 'inline-script',
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => html.replace(MARK, `<script>${await bundle(input)}</script>${MARK}`),
    },
  };
}

async function bundle(input: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: BROWSERS,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}
