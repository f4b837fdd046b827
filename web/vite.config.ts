import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: here('../src/gorin/server/static'),
    emptyOutDir: true,
    // The server's content policy allows no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
})
