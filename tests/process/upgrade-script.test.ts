import { execFile } from 'node:child_process'
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { projectRoot } from '../../server/core/paths.ts'

const run = promisify(execFile)
let folder: string
let sources: string
let root: string

/** Building takes minutes and a network, and only a booted machine has services: these only note that they ran. */
async function program(name: string, script: string) {
  await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`)
  await chmod(join(folder, name), 0o700)
}
const upgrade = (...args: string[]) =>
  run(join(sources, 'deploy', 'upgrade.sh'), args, {
    env: { PATH: folder + delimiter + process.env['PATH'], ACADEMY_ROOT: root },
  })
const version = (text: string) => writeFile(join(sources, 'version'), text)
const running = () => readFile(join(root, 'current', 'version'), 'utf8')
const releases = async () => (await readdir(join(root, 'releases'))).toSorted()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-releases-'))
  sources = join(folder, 'new version')
  root = join(folder, 'opt')
  for (const name of ['deploy', 'scripts', 'node_modules', '.git'])
    await mkdir(join(sources, name), { recursive: true })
  await copyFile(join(projectRoot, 'deploy', 'upgrade.sh'), join(sources, 'deploy', 'upgrade.sh'))
  await writeFile(join(sources, 'scripts', 'compress-assets.mjs'), '')
  await program('npm', 'echo "$PWD $*" >> "$(dirname "$0")/built"')
  await program('systemctl', 'echo "$*" >> "$(dirname "$0")/services"')
})
afterEach(() => rm(folder, { recursive: true }))

it('each version gets a folder of its own, is switched to, and can be left again', async () => {
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    await version(name)
    await upgrade()
    expect(await running()).toBe(name)
  }
  expect(await releases()).toEqual(['3', '4', '5'])
  expect((await readdir(join(root, 'current'))).toSorted()).toEqual([
    'deploy',
    'scripts',
    'version',
  ])
  const built = await readFile(join(folder, 'built'), 'utf8')
  expect(built).toContain(`${root}/releases/.unfinished ci --omit=dev --ignore-scripts\n`)
  expect(built).not.toContain(sources)

  expect((await upgrade('--back')).stdout).toBe('Release 4 is running.\n')
  expect(await running()).toBe('four')
  await upgrade('--back')
  await expect(upgrade('--back')).rejects.toThrow('There is no release before 3.')
  expect(await running()).toBe('three')
  await version('six')
  await upgrade()
  expect(await readlink(join(root, 'current'))).toBe('releases/6')
})

it('a build that fails changes nothing, and a version that does not start is said', async () => {
  await version('one')
  await upgrade()
  await version('two')
  // A build that begins another upgrade, once.
  const second = '"$(dirname "$0")/second"'
  const again = `"${join(sources, 'deploy', 'upgrade.sh')}" 2>${second}`
  await program('npm', `[ "$1" != run ] || [ -e ${second} ] || ${again}`)
  await expect(upgrade()).rejects.toThrow('Command failed')
  expect(await readFile(join(folder, 'second'), 'utf8')).toBe('Another upgrade is running.\n')
  expect(await running()).toBe('one')
  expect(await releases()).toEqual(['1'])
  expect(await readFile(join(folder, 'services'), 'utf8')).toBe(
    'is-enabled --quiet academy\nrestart academy\n',
  )

  await program('npm', 'exit 0')
  await program('systemctl', '[ "$1" != restart ]')
  await expect(upgrade()).rejects.toThrow(/Release 2 does not start .*upgrade\.sh --back/)
  await program('systemctl', 'exit 0')
  await upgrade('--back')
  expect(await running()).toBe('one')
})

it.each([
  ['a file of the sources can not be read', 'exit 2'],
  [
    'what was copied of the sources is cut short',
    'truncate --size=5000 "$ACADEMY_ROOT"/releases/.unfinished.tar',
  ],
])('where %s, nothing is built or switched to', async (_, harm) => {
  await version('one')
  await upgrade()
  await version('two')
  await rm(join(folder, 'built'))
  const real = 'PATH=${PATH#*:}\ntar "$@" || exit'
  await program('tar', `${real}\ncase $* in *" -cf "*) ${harm} ;; esac`)
  await expect(upgrade()).rejects.toThrow('Command failed')
  expect(await running()).toBe('one')
  expect(await readdir(join(root, 'releases'))).toEqual(['1'])
  expect(await readdir(folder)).not.toContain('built')
})

it('several sites are backed up, switched one after the other, and one that does not start goes back', async () => {
  const services = () => readFile(join(folder, 'services'), 'utf8')
  const linked = () =>
    Promise.all(
      ['north', 'south'].map(async (site) => basename(await readlink(join(root, 'sites', site)))),
    )
  await upgrade()
  await mkdir(join(root, 'sites'))
  for (const site of ['north', 'south'])
    await symlink(join(root, 'releases', '1'), join(root, 'sites', site))
  // Without a name there is no site here.
  const noPlainOne = '[ "$*" = "is-enabled --quiet academy" ] && exit 1'
  const note = 'echo "$*" >> "$(dirname "$0")/services"'
  await program('systemctl', `${noPlainOne}\n${note}`)
  await rm(join(folder, 'services'))
  expect((await upgrade()).stdout).toBe(
    'Release 2 is running: @north.\nRelease 2 is running: @south.\n',
  )
  expect((await services()).split('\n').filter((line) => !line.startsWith('is-enabled'))).toEqual([
    'start academy-backup@north',
    'start academy-backup@south',
    'restart academy@north',
    'restart academy@south',
    '',
  ])

  await program('systemctl', `${noPlainOne}\n[ "$*" != "start academy-backup@south" ]`)
  await expect(upgrade()).rejects.toThrow('No backup of academy@south')
  expect(await releases()).toEqual(['1', '2'])

  const failing =
    '[ "$*" != "restart academy@south" ] || [ "$(readlink "$ACADEMY_ROOT/sites/south")" != ../releases/3 ]'
  await program('systemctl', `${noPlainOne}\n${failing}`)
  await expect(upgrade()).rejects.toThrow(
    /Release 3 does not start: @south.*\nRelease 2 is running again: @south/,
  )
  expect(await linked()).toEqual(['3', '2'])
  await upgrade('--back')
  expect(await linked()).toEqual(['2', '2'])
  await upgrade('--back', '@south')
  expect(await linked()).toEqual(['2', '1'])
  await expect(upgrade('--back', '@west')).rejects.toThrow('Usage')
})
