// The server as a few files: 1,300 modules one by one took half of the time to start.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const credentialsStub = fileURLToPath(
  new URL('server/images/aws-credentials-stub.ts', import.meta.url),
)

export default defineConfig({
  resolve: { alias: { '@aws-sdk/credential-provider-node': credentialsStub } },
  ssr: { noExternal: true, external: ['sharp', 'vite', 'pg-native'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir: 'build/program',
    copyPublicDir: false,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: [
        'server/main/index.ts',
        'server/search/search-worker.ts',
        'server/enquiries/incoming/mail-worker.ts',
        'server/reviews/compare-worker.ts',
        'server/images/render-worker.ts',
        'server/social-images/card-worker.ts',
      ],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
