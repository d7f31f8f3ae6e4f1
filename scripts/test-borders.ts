// What tests outside `server/` may import of it: most take the program from the build.
import type { Border } from './border.ts'

/**
 * Sources from which tests take expected values and paths: nothing that takes a database, but for the
 * operator's commands, which run from their sources.
 */
const sourcesForTests = [
  'server/core/**',
  'server/database/{opening/site-files,postgres/text-by-bytes,sqlite/assert-integrity}.ts',
  'server/{assets/asset-type,cli/run-command-line,enquiries/enquiry-filter,feeds/sitemap,search/query/search-words}.ts',
  'server/images/{disk-images,image-integrity,picture-files,s3-images}.ts',
]

export const testBorders: readonly Border[] = [
  {
    files: 'tests/support/site/site-on-free-port.ts',
    imports: ['server/**', 'node:!(process)', 'node:*/**'],
    sentence: 'the site for development may import server/: it runs from its sources',
  },
  {
    files:
      'tests/{postgres/rolling-upgrade.test,process/interrupted-start.test,support/stores/fresh-database}.ts',
    imports: ['!(server)/**', '*', 'npm:*/**', 'node:*/**', 'server/database/**'],
    types: ['server/**'],
    sentence: 'of server/ this test may import server/database only: it is about sources',
  },
  {
    files: 'tests/{postgres/{pairs/**,pairs-of-writes.test},support/stores/stoppable-database}.ts',
    imports: ['!(server)/**', '*', 'npm:*/**', 'node:*/**', 'server/!(main)/**'],
    sentence:
      'these tests may import server/, but not server/main: they stop its transactions between statements',
  },
  {
    files: 'tests/{api,commands,fuzz,postgres,process,screenshots,security,support}/**',
    imports: ['!(server)/**', '*', 'npm:*/**', 'node:*/**', ...sourcesForTests],
    types: ['server/**'],
    sentence:
      'a test outside server/ takes the program from tests/support/site/built-program.ts: the sources are not what npm start runs',
  },
]
