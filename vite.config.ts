import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { drawings } from './app/drawings/drawings.ts'
import { enhancementScript } from './app/enhance/enhancement-script.ts'
import { islandsScript } from './app/islands/islands-script.ts'

export default defineConfig(({ command }) => ({
  plugins: [drawings(), enhancementScript(), islandsScript(), reactRouter()],
  environments: {
    ssr: {
      build: { rollupOptions: { input: './app/entry.pages.ts' } },
      // While developing, packages written as CommonJS must stay outside Vite.
      resolve: { noExternal: command === 'build' ? true : [] },
    },
  },
  // While developing, all packages are found at the start: one found later would load the page anew.
  optimizeDeps: { entries: ['app/{pages,admin,development}/**/*.tsx'] },
  // Of packages that hold both, only the half that is used comes into the program.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: { sourcemap: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
}))
