import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, loadConfigFromFile } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { emptiedTries } from '../../scripts/emptied-tries.ts'
import { projectRoot } from '../../server/core/paths.ts'

const guard = `export function isDecodable(text) {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
`

/** What a build of the server makes of this source. */
async function built(source: string, changes: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'academy-planted-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const input = join(folder, 'planted.ts')
  await writeFile(input, source)
  const command = { command: 'build', mode: 'production' } as const
  const file = join(projectRoot, 'vite.server.config.ts')
  const { config } = (await loadConfigFromFile(command, file))!
  const rolldownOptions = { ...config.build?.rolldownOptions, input, ...changes }
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, rolldownOptions },
  })
  const [first] = [result].flat()
  return first && 'output' in first ? first.output[0].code : ''
}

it('a build of the server keeps a call that is there to throw', async () => {
  const text = await built(guard, {})
  expect(text).toContain('decodeURIComponent(text)')
  expect(emptiedTries('index.js', text)).toEqual([])
})

it('one that takes it away is found out', async () => {
  const text = await built(guard, { treeshake: true })
  expect(text).not.toContain('decodeURIComponent')
  expect(emptiedTries('index.js', text)).toEqual([
    expect.stringMatching(/^index\.js:\d+: this try has nothing left that could throw/),
  ])
})

it.each([
  ['nothing at all', ''],
  ['a constant', 'return true'],
  ['a negation', 'return !0'],
])('refuses %s', (_name, block) => {
  expect(emptiedTries('x.js', `function x() { try { ${block} } catch { return 1 } }`)).toHaveLength(
    1,
  )
})

it.each(['return name', 'return name.part', 'call()', 'new Date(x)', 'throw 1', 'x = 1n + y'])(
  'accepts %s',
  (block) => {
    expect(emptiedTries('x.js', `function x(name, y) { try { ${block} } catch {} }`)).toEqual([])
  },
)
