import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { drawings } from './app/drawings/drawings.ts'
import { enhancementScript } from './app/enhance/enhancement-script.ts'
import { islandsScript } from './app/islands/islands-script.ts'
import { asciiOutput } from './scripts/ascii-output.ts'
import { productionPackages } from './scripts/production-packages.ts'

/**
 * What log-in and panel share comes in a few files: each small one would take a request of its own.
 * Pages for readers load none of these. A module belongs to the first group whose test it passes or
 * that needs it.
 */
const panelChunks = [
  { name: 'framework', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  // Without drawings and codes, which no screen of the panel shows. Besides its own it holds what both lists and forms use: else a form would load the lists as well.
  {
    name: 'panel',
    test: /\/(app\/(ui(?!\/(inline-drawing|qr-code))|components\/(error-page|page-intro|site-[a-z]+)|route-helpers\/page-handle|admin\/(client|browser-page|frame|log-in|drafts\/(academy-time|state-badge)|record-kinds\/form-address|record-form\/(known-tags|select-(field|input))|pictures\/small-picture))|shared\/(letters|reference-text|value-text|blog-fields))[./]/,
  },
  { name: 'lists', test: /\/app\/admin\/record-list\// },
  {
    name: 'forms',
    test: /\/app\/admin\/(((blog|record)-form|image-field|rich-text-editor\/tools)[./]|pictures\/(?!choose-picture|picture-grid))/,
  },
  // Without what is loaded when it is used, and what that needs.
  {
    name: 'rich-text-editor',
    test: /\/app\/admin\/rich-text-editor\/(?!find-|paste\/markdown-html|picture-dialog|table-tools\.|text-measures)/,
  },
  // What checks requests and records: the form of an article loads it with the first change.
  {
    name: 'rules',
    test: /\/(node_modules\/zod\/|shared\/(paging|reference-input|review|schema)\.)/,
  },
].map((group, index) => ({ ...group, priority: 6 - index }))

export default defineConfig(({ command }) => ({
  plugins: [
    drawings(),
    enhancementScript(),
    islandsScript(),
    productionPackages(),
    asciiOutput(),
    reactRouter(),
  ],
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: panelChunks } } } },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: './app/entry.pages.ts',
          // As in vite.server.config.ts.
          treeshake: false,
          output: { minify: false, comments: { jsdoc: false } },
        },
      },
      // While developing, packages written as CommonJS must stay outside Vite.
      resolve: { noExternal: command === 'build' ? true : [] },
    },
  },
  // While developing, all packages are found at the start: one found later would load the page anew.
  optimizeDeps: {
    entries: ['app/{pages,admin,development}/**/*.tsx'],
    // Looking for a page's styles, the framework reads what the server renders with as if a browser did.
    include: ['htmlparser2', 'lru-cache'],
  },
  // Of packages that hold both, only the half that is used comes into the program.
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: [{ find: /\.development\.js$/, replacement: '.production.js' }] },
  }),
  build: { sourcemap: false, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
}))
