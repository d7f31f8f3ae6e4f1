import { describe, expect, it } from 'vitest'
import { lengthProblems } from '../../scripts/rules/length-rule.ts'
import { sourceProblems } from '../../scripts/rules/source-rules.ts'
import { styleProblems } from '../../scripts/rules/style-rules.ts'

describe('the rules of sources', () => {
  const refused: [file: string, source: string, sentence: RegExp][] = [
    ['server/blogs/tag-routes.ts', "services.db.updateTable('site_facts')", /^SQL stands/],
    ['server/feeds/rss.ts', 'sql`select 1`.execute(db)', /^SQL stands/],
    ['server/blogs/blog-json.ts', "db['selectFrom']('blogs')", /^SQL stands/],
    ['app/pages/home.tsx', "context.db.selectFrom('blogs')", /^SQL stands/],
    ['server/blogs/tags.ts', 'sql`${sql.raw(query)}`', /^sql\.raw/],
    ['server/blogs/tags.ts', "sql['raw'](query)", /^sql\.raw/],
    ['server/blogs/tags.ts', "import { sql as q } from 'kysely'", /^sql\.raw/],
    ['server/blogs/tag-routes.ts', "import { sql } from 'kysely'", /^SQL stands/],
    ['server/blogs/tag-routes.ts', 'const { updateTable } = services.db', /^SQL stands/],
    ['server/blogs/tag-routes.ts', "import { Client } from 'pg'", /^SQL stands/],
    ['server/blogs/tag-routes.ts', "await import('node:sqlite')", /^SQL stands/],
    ['server/blogs/tags.ts', "const { sql } = await import('kysely')", /^sql\.raw/],
    ['server/blogs/tags.ts', 'sql[name](query)', /^sql\.raw/],
    ['server/blogs/tags.ts', 'sql([query])', /^sql\.raw/],
    ['server/blogs/tags.ts', "db.updateTable('blogs').set({})", /^change it in inTransaction/],
    ['server/blogs/tags.ts', "services.db.deleteFrom('blogs')", /^change it in inTransaction/],
    ['server/blogs/tags.ts', 'sql`delete from blogs`.execute(db)', /^change it in inTrans/],
    ['server/blogs/tags.ts', 'db.updateTable(table).set({})', /^change it in inTransaction/],
    ['server/blogs/tags.ts', 'sql`update ${sql.table(t)} set x`.execute(db)', /^change it in/],
    ['server/blogs/tags.ts', 'db.transaction().execute(work)', /^change it in inTransaction/],
    ['server/blogs/tags.ts', "trx.insertInto('audit_log')", /^change it in inTransaction/],
    ['server/blogs/tags.ts', 'function rename(tag: string, by?: string) {}', /^who asks/],
    ['server/blogs/tags.ts', 'type Save = { permit?: Permit }', /^who asks/],
    ['server/blogs/tags.ts', 'const save = (mayDo: Permit | undefined) => 1', /^who asks/],
    ['server/blogs/tags.ts', "const save = ({ by = 'x' }: Act) => by", /^who asks/],
    ['server/blogs/tags.ts', 'type Save = Partial<Asker>', /^who asks/],
    ['server/blogs/tags.ts', 'type Save = Partial<{ by: string }>', /^who asks/],
    ['server/blogs/tags.ts', 'type Save = { [K in keyof Asker]?: Asker[K] }', /^who asks/],
    ['server/blogs/tags.ts', "type Save = { [K in 'by' | 'tag']?: string }", /^who asks/],
    ['server/blogs/tags.ts', 'type Save = { (by?: string): void }', /^who asks/],
    ['server/blogs/tags.ts', 'declare function save(by: string | void): void', /^who asks/],
    ['server/audit/audit-log.ts', 'const at = Date.now()', /^take the time/],
    ['server/audit/audit-log.ts', 'const at = new Date().toISOString()', /^take the time/],
    ['server/audit/audit-log.ts', 'const at = new Date(undefined)', /^take the time/],
    ['server/audit/audit-log.ts', 'const at = Date()', /^take the time/],
    ['server/audit/audit-log.ts', 'const D = Date', /^take the time/],
    ['server/audit/audit-log.ts', "const at = Date['now']()", /^take the time/],
    ['server/audit/audit-log.ts', 'const { now } = Date', /^take the time/],
    ['server/audit/audit-log.ts', 'const at = new globalThis.Date()', /^take the time/],
    ['server/audit/audit-log.ts', 'Reflect.construct(Date, [])', /^take the time/],
    ['server/audit/audit-log.ts', 'const { timeOrigin } = performance', /^take the time/],
    ['server/audit/audit-log.ts', 'sql`select current_timestamp`', /^take the time/],
    ['server/audit/audit-log.ts', 'const ms = globalThis.performance.timeOrigin', /^take the t/],
    ['server/audit/audit-log.ts', "import { performance as p } from 'node:perf_hooks'", /^take/],
    ['server/audit/audit-log.ts', "const at = new Intl.DateTimeFormat('en').format()", /^take the/],
    ['server/audit/audit-log.ts', "sql`select strftime('%s')`", /^take the time/],
    ['server/audit/audit-log.ts', 'sql`select transaction_timestamp()`', /^take the time/],
    ['server/audit/audit-log.ts', "export { systemClock } from '../core/clock.ts'", /^take the c/],
    ['server/audit/audit-log.ts', 'const at = clocks.systemClock()', /^take the c/],
    ['server/audit/audit-log.ts', "import { systemClock } from '../core/clock.ts'", /^take the c/],
    ['app/components/part.tsx', 'const year = new Date().getFullYear()', /^take the time/],
    ['server/mail/outbox.ts', 'const { env } = process', /^server\/core\/env/],
    ['server/mail/outbox.ts', "const url = process['env'].URL", /^server\/core\/env/],
    ['server/mail/outbox.ts', 'const p = process', /^server\/core\/env/],
    ['server/mail/outbox.ts', 'const { env } = globalThis.process', /^server\/core\/env/],
    ['server/mail/outbox.ts', 'process.loadEnvFile()', /^server\/core\/env/],
    ['server/mail/outbox.ts', "import { env } from 'node:process'", /^server\/core\/env/],
    ['server/mail/outbox.ts', "const { env } = await import('process')", /^server\/core\/env/],
    ['server/mail/outbox.ts', "Reflect.get(process, 'env')", /^server\/core\/env/],
    ['server/mail/outbox.ts', 'const g = globalThis', /^server\/core\/env/],
    ['server/mail/outbox.ts', 'const url = import.meta.env.URL', /^server\/core\/env/],
    ['server/mail/outbox.ts', 'const { env } = import.meta', /^server\/core\/env/],
    ['server/mail/outbox.ts', "import { loadEnv } from 'vite'", /^server\/core\/env/],
    ['server/mail/outbox.ts', "readFile('/proc/self/environ')", /^server\/core\/env/],
    ['server/mail/outbox.ts', 'readFile(`/proc/${pid}/environ`)', /^server\/core\/env/],
    ['server/mail/outbox.ts', 'try { send() } catch {}', /^an error that is swallowed/],
    ['server/mail/outbox.ts', 'try { send() } catch (e) { /* later */ }', /^an error that is/],
    ['app/admin/client/api.ts', 'void send().catch(() => {})', /^an error that is swallowed/],
    ['app/admin/client/api.ts', 'await send().catch(() => {})', /^an error that is swallowed/],
    ['app/admin/client/api.ts', 'send().then(show, () => {})', /^an error that is swallowed/],
    ['app/admin/client/api.ts', 'send().catch(Function.prototype)', /^an error that is swal/],
    ['app/admin/client/api.ts', 'try { send() } catch (e) { void e }', /^an error that is swal/],
    ['app/admin/client/api.ts', 'await send().catch(() => undefined)', /^an error that is/],
    ['app/admin/client/api.ts', 'void send().then(show, () => null)', /^an error that is/],
    ['server/mail/outbox.ts', 'const f = () => { try { send() } catch { return } }', /^an error/],
    ['server/blogs/more.ts', 'await import(`../enquiries/${name}.ts`)', /^import a literal path/],
    ['shared/slug.ts', "createRequire(import.meta.url)('x')", /^import a literal path/],
    ['app/components/part.tsx', "const by = 'Academy of Bite Alignment'", /^names of the academy/],
    ['app/components/part.tsx', 'const part = <p>The ABA says</p>', /^names of the academy/],
    ['app/components/part.tsx', 'const p = <p>an ACADEMY of Bite&nbsp;Alignment</p>', /^names of/],
    ['app/components/part.tsx', "const to = 'mailto:hello@example.org'", /^names of the academy/],
    ['app/components/part.tsx', 'const part = <path fill="#c0ffee" />', /^colours and styles/],
    [
      'app/components/part.tsx',
      'const part = <Part style={{ margin: 1 }} />',
      /^colours and styles/,
    ],
    ['app/components/part.tsx', "node.style.color = 'red'", /^colours and styles/],
    ['app/components/part.tsx', 'const p = <Part {...{ style: look }} />', /^colours and styles/],
    ['app/components/part.tsx', "createElement('p', { style: look })", /^colours and styles/],
    ['app/components/part.tsx', 'const look = node.style', /^colours and styles/],
    ['app/components/part.tsx', 'const { style: look } = node', /^colours and styles/],
    ['app/components/part.tsx', "Reflect.set(node, 'style', look)", /^colours and styles/],
    ['app/components/part.tsx', "node.attributeStyleMap.set('color', c)", /^colours and/],
    ['app/components/part.tsx', 'document.adoptedStyleSheets = [sheet]', /^colours and/],
    ['app/components/part.tsx', "const p = <path fill={on ? 'red' : 'none'} />", /^colours and/],
    ['server/mail/words.ts', 'const text = `About Bite Alignment`', /^names of the academy/],
  ]
  it.each(refused)('refuse in %s: %s', (file, source, sentence) => {
    const problems = sourceProblems(file, `\n${source}\n`)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`${file}:2: `)
    expect(problems[0]!.slice(`${file}:2: `.length)).toMatch(sentence)
  })

  it.each([
    ['server/blogs/blog-repository.ts', "db.selectFrom('blogs')"],
    ['server/audit/audit-log.ts', 'const day = new Date(at); const ms = Date.parse(at)'],
    ['server/audit/audit-log.ts', 'const ms = performance.now()'],
    ['server/audit/audit-log.ts', 'const isTime = (at: Date | string) => at instanceof Date'],
    ['server/blogs/tags.ts', '// unaudited: derived\ndb.updateTable("drafts").set({})'],
    ['server/blogs/tags.ts', "trx.updateTable('blogs').set({}); db.updateTable('site_facts')"],
    ['server/blogs/tags.ts', 'type Change = { by: string; permit: Permit; email?: string }'],
    ['server/people/permit.ts', 'const find = (): Promise<Holder | undefined> => look()'],
    ['app/components/part.tsx', 'const part = <path fill="none" stroke="url(#red)" />'],
    ['app/public-pages/part.tsx', 'const isDevelopment = import.meta.env.DEV'],
    ['server/main/index.ts', "process.on('SIGTERM', stop); process.exit(0)"],
    ['server/mail/outbox.ts', 'const found = await look().catch(() => undefined)'],
    ['server/mail/outbox.ts', 'try { send() } catch { failed = true }'],
    [
      'server/mail/outbox.ts',
      '// ignored: the next run tries again.\nawait send().catch(() => undefined)',
    ],
    ['content/academy.ts', "export const name = 'Academy of Bite Alignment'"],
    ['server/core/clock.ts', 'export const systemClock = () => new Date()'],
  ])('allow in %s: %s', (file, source) => expect(sourceProblems(file, source)).toEqual([]))
})

describe('the rules of styles', () => {
  const file = 'app/components/part/part.css'
  it.each([
    ['color: #c0ffee', 'a colour of its own'],
    ['background: rgb(0 0 0 / 10%)', 'a colour of its own'],
    ['border: 1px solid teal', 'a colour of its own'],
    ['color: darkslategray', 'a colour of its own'],
    ['color : rebeccapurple', 'a colour of its own'],
    ['color: hsl(0 0% 0%)', 'a colour of its own'],
    ['color: var(--ink, red)', 'a colour of its own'],
    ['font-size: small', 'a text size of its own'],
    ['font-size: 13px', 'a text size of its own'],
    ['font: 600 1.3rem / 1 var(--font-text)', 'a text size of its own'],
    ['padding: 13px', 'a length in pixels'],
    ['padding: 1cm', 'a length in pixels or of paper'],
    ['--gap: 0.2in', 'a length in pixels or of paper'],
    ['font-size: 12pt', 'a text size of its own'],
    ['--gap: 7.5px', 'a length in pixels'],
  ])('refuse %s', (declaration, what) => {
    expect(styleProblems(file, `.part {\n  ${declaration};\n}\n`)).toEqual([
      expect.stringContaining(`${file}:2: ${what}`),
    ])
  })

  it('allow tokens, hairlines, lengths that grow with the text, and colours in the tokens', () => {
    const css = `/* white */ .white { color: var(--text); border: 1px solid currentcolor; font-size: 1.2em;
      padding: var(--space-2) 2.75rem; background: url('a.svg#fff'); margin: -1px 4px;
      @media print { font-size: 12pt; gap: 2mm; } }`
    expect(styleProblems(file, css)).toEqual([])
    expect(styleProblems('app/styles/tokens.css', ':root { --text: #14181d; }')).toEqual([])
  })
})

it('a file has at most 200 lines, but for tables that are named while they are longer', () => {
  const lines = { 'app/long.ts': 201, 'app/short.ts': 200, 'shared/limits.ts': 298 }
  const problems = lengthProblems(new Map(Object.entries(lines))).join('\n')
  expect(problems).toContain('app/long.ts: 201 lines')
  expect(problems).not.toMatch(/app\/short|shared\/limits/)
  expect(problems).toContain('content/signs.ts is short or gone')
})
