// The server as a few files: 1,300 modules one by one took half of the time to start.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { asciiOutput } from './scripts/ascii-output.ts'
import { productionPackages } from './scripts/production-packages.ts'

const credentialsStub = fileURLToPath(
  new URL('server/images/aws-credentials-stub.ts', import.meta.url),
)

export default defineConfig({
  plugins: [productionPackages(), asciiOutput()],
  resolve: { alias: { '@aws-sdk/credential-provider-node': credentialsStub } },
  ssr: { noExternal: true, external: ['sharp', 'vite'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir: 'build/program',
    copyPublicDir: false,
    target: 'node24',
    rolldownOptions: {
      input: [
        'server/main/index.ts',
        'server/main/library.ts',
        'server/search/search-worker.ts',
        'server/database/sqlite/rewrite-worker.ts',
        'server/enquiries/incoming/mail-worker.ts',
        'server/reviews/compare-worker.ts',
        'server/images/render-worker.ts',
        'server/social-images/card-worker.ts',
      ],
      // Shaking removes calls whose result is unused, also those that are there to throw (decision 68).
      treeshake: false,
      output: {
        minify: false,
        comments: { jsdoc: false },
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
})
