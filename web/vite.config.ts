import react from '@vitejs/plugin-react';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { BROWSERS } from './browsers.js';
import { codeSplitting } from './chunks.js';
import { inlineScript } from './inline-script.js';
import { precompress } from './precompress.js';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const out = path('../dist/web');

/** `vite build` makes the application; `vite build --ssr` the worker that draws the landing page on the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [inlineScript(path('src/press-recorder.ts')), precompress(out)])],
  // antd's configuration brings it along, and with it all that places popups, on every page of the office.
  resolve: { alias: [{ find: /^\.\.\/tooltip\/UniqueProvider$/, replacement: path('plain-provider.ts') }] },
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      // The same in the browser's build and the server's, and readable in a browser's tools.
      generateScopedName: (name, file) => `${basename(file).split('.')[0]}__${name}`,
    },
  },
  build: isSsrBuild
    ? {
        outDir: path('../dist/rendering'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { input: path('src/app/ssr/worker.ts') },
      }
    : {
        outDir: out,
        emptyOutDir: true,
        target: BROWSERS,
        manifest: true,
        rolldownOptions: {
          input: [path('index.html'), path('src/lazy-hydration.ts'), path('src/lazy-sign-in.ts')],
          output: { codeSplitting },
          // They do not say so themselves, and would be loaded wherever one of their parts is.
          treeshake: { moduleSideEffects: [{ test: /\/node_modules\/@rc-component\//, sideEffects: false }] },
        },
      },
  // All in one file, with React in its production form.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  server: { proxy: { '/api': 'http://localhost:3000', '/socket.io': { target: 'http://localhost:3000', ws: true } } },
}));
