import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precompress } from './precompress.js';

const out = fileURLToPath(new URL('../dist/web', import.meta.url));

export default defineConfig({
  plugins: [react(), precompress(out)],
  build: { outDir: out, emptyOutDir: true },
  server: { proxy: { '/api': 'http://localhost:3000', '/socket.io': { target: 'http://localhost:3000', ws: true } } },
});
