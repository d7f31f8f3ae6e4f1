// The allowed imports, by kind of folder. `npm run borders` rejects all others. Scripts and config files may
// import anything; tests too, except what they must take from the build. Product code may import none of
// these.
import type { Border } from './border.ts'
import { testBorders } from './test-borders.ts'

const react = ['npm:react', 'npm:react-dom', 'npm:react-dom/**']
const router = ['npm:react-router', 'npm:react-router/**']
const rulesAndWords = ['shared/**', 'content/**']
/** Without files that import packages for the server only. */
const browserRules = 'shared/!(memoize|html-reader).ts'
/** Without `app/ui/markup`, which inserts raw HTML. */
const parts = [
  'app/components/**',
  'app/ui/*',
  'app/ui/!(markup)/**',
  browserRules,
  '#memoize',
  'content/**',
  ...react,
]
const routeHelpers = 'app/route-helpers/*.ts'
const anyPackage = 'npm:!(react|react-dom|react-router|@react-router|@tiptap)'
/** `node:process` would bypass `env.ts`. */
const node = ['node:!(process)', 'node:*/**']

const typesOnly = 'and only types (import type) from server/'

export const borders: readonly Border[] = [
  ...testBorders,
  {
    files: 'shared/**',
    imports: [
      'shared/**',
      '#html-reader',
      'npm:diff',
      'npm:htmlparser2',
      'npm:lru-cache',
      'npm:zod',
    ],
    sentence:
      'shared/ may import zod, diff, lru-cache, htmlparser2 and its own files: it runs in the browser and on the server',
  },
  {
    files: 'content/**',
    imports: rulesAndWords,
    sentence: 'content/ may import its own files and shared/',
  },
  {
    files: 'app/ui/**',
    imports: ['app/ui/**', browserRules, '#memoize', 'virtual:*', 'npm:qr', ...react],
    sentence:
      'app/ui may import React, qr, its own files and shared/ (shared/memoize.ts as #memoize): it knows nothing of the product',
  },
  {
    files: 'app/components/**',
    imports: parts,
    types: ['server/**'],
    sentence: `a component may import React, other components, app/ui (except app/ui/markup), content/ and shared/ (shared/memoize.ts as #memoize), ${typesOnly}`,
  },
  {
    files: 'app/pages/**',
    imports: ['app/pages/**/*.css', 'app/pages/+types/**', routeHelpers, ...parts, ...router],
    types: ['server/**'],
    sentence: `a page may import no other page, but app/route-helpers, components, app/ui (except app/ui/markup), content/ and shared/, ${typesOnly}`,
  },
  {
    files: 'app/admin/**',
    imports: [
      'app/admin/*.{ts,css}',
      'app/admin/*/**',
      routeHelpers,
      'app/styles/**',
      ...parts,
      ...router,
      'npm:@tiptap/**',
      'npm:marked',
      'npm:syllable',
    ],
    types: ['server/**'],
    sentence: `the panel may import no screen, but the folders of app/admin, app/route-helpers, components, app/ui (except app/ui/markup), content/ and shared/ (shared/memoize.ts as #memoize), ${typesOnly}`,
  },
  {
    files: 'app/development/**',
    imports: ['app/**', ...rulesAndWords, ...react, ...router],
    types: ['server/**'],
    sentence: `app/development may import all of app/, content/ and shared/, ${typesOnly}`,
  },
  {
    files: 'app/{drawings,enhance,islands}/**',
    imports: ['app/{drawings,enhance,islands}/**', ...parts, 'npm:vite', ...node],
    sentence:
      'what builds the scripts may import Vite, Node, components, app/ui (except app/ui/markup), content/ and shared/',
  },
  {
    files: 'app/route-helpers/**',
    imports: [
      'app/route-helpers/**',
      'app/styles/**',
      'app/ui/markup/**',
      'virtual:*',
      ...parts,
      ...router,
    ],
    types: ['server/!(main)/**'],
    sentence:
      'app/route-helpers may import neither pages nor the panel, but components, app/ui, content/ and shared/, and types of server/, but not of server/main',
  },
  {
    files: 'app/public-pages/**',
    imports: [
      'app/{public-pages,route-helpers,styles}/**',
      'app/ui/markup/**',
      'virtual:*',
      ...parts,
      ...router,
    ],
    sentence:
      'app/public-pages may import app/route-helpers, app/styles, components, app/ui, content/ and shared/',
  },
  {
    files: 'app/*',
    imports: [
      'app/*',
      'app/+types/**',
      'app/{public-pages,route-helpers,styles}/**',
      'app/ui/markup/**',
      ...parts,
      ...router,
      'npm:@react-router/**',
      'virtual:*',
      'virtual:*/**',
      ...node,
    ],
    types: ['server/**'],
    sentence: `the root of app/ may import neither pages nor the panel, but app/public-pages, app/route-helpers, components, app/ui, content/ and shared/, ${typesOnly}`,
  },
  {
    files: 'server/database/migrations/**',
    imports: ['server/database/**', 'npm:kysely', ...node],
    sentence:
      'a migration may import Kysely and server/database only: it must do the same next year as today',
  },
  {
    files: 'server/pages/**',
    imports: [...rulesAndWords, anyPackage, `${anyPackage}/**`, ...node],
    types: ['app/entry.pages.ts', 'app/public-pages/**', 'app/route-helpers/page-services.ts'],
    sentence:
      'server/pages may import lower floors of server/, content/ and shared/, and the types of app/entry.pages.ts, app/public-pages and app/route-helpers/page-services.ts',
  },
  {
    files: 'server/**',
    imports: [...rulesAndWords, anyPackage, `${anyPackage}/**`, ...node],
    sentence:
      'a folder of server/ may import the floors below its own, content/ and shared/: it exports the type of what else it takes, and server/main hands that in',
  },
]
