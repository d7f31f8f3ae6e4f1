import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { enhancementScript } from './app/enhance/enhancement-script.ts'

export default defineConfig({
  plugins: [enhancementScript(), reactRouter()],
  environments: {
    ssr: {
      build: { rollupOptions: { input: './app/entry.pages.ts' } },
      resolve: { noExternal: true },
    },
  },
  build: { sourcemap: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
})
