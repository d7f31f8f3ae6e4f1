import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { migrationProblems } from '../../scripts/rules/migration-rules.ts'
import { settingProblems } from '../../scripts/rules/setting-rules.ts'
import { projectRoot } from '../../server/core/paths.ts'

/** A copy of some files of the project, changed. */
async function changed(files: string[], change: (folder: string) => Promise<unknown>) {
  const folder = await mkdtemp(join(tmpdir(), 'academy-rules-'))
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(join(projectRoot, file), join(folder, file), { recursive: true })
  }
  await change(folder)
  return { folder, remove: () => rm(folder, { recursive: true }) }
}

const append = async (folder: string, file: string, text: string) =>
  writeFile(join(folder, file), (await readFile(join(folder, file), 'utf8')) + text)

it('a migration that has run somewhere stays, and each is in the list', async () => {
  const migrations = 'server/database/migrations'
  const list = 'server/database/opening/migrations.ts'
  const { folder, remove } = await changed([migrations, list], async (copy) => {
    await append(copy, `${migrations}/016-codes-of-known-browsers.ts`, '// once more\n')
    await writeFile(join(copy, migrations, '999-forgotten.ts'), 'export const up = () => {}\n')
    await rm(join(copy, migrations, '011-what-keys-were-for.ts'))
  })
  expect(migrationProblems(projectRoot)).toEqual([])
  expect(migrationProblems(folder)).toEqual([
    expect.stringMatching(/011-what-keys-were-for\.ts: a released migration was removed/),
    expect.stringMatching(/016-codes-of-known-browsers\.ts: a migration that has run somewhere/),
    expect.stringMatching(/999-forgotten\.ts: name it in server\/database\/opening/),
    expect.stringMatching(/999-forgotten\.ts: note it with/),
  ])
  await remove()
})

it('a setting is in readSettings, in the README, and where containers get it', () => {
  expect(settingProblems(projectRoot)).toEqual([])
  const files = settingProblems(projectRoot, ['PORT', 'COFFEE']).map((line) => line.split(':')[0])
  expect(files).toEqual([
    'server/core/env.ts',
    'README.md',
    'deploy/compose.yaml',
    'deploy/compose.env.example',
  ])
})
