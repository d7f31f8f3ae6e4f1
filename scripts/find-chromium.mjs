import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Path of a Chromium: the one named, one that is installed, else one installed now. Never none. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const found = installed()
  if (found) return found
  if (process.getuid?.() === 0) {
    process.stdout.write('Installing Chromium …\n')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
    })
  }
  const path = installed()
  if (path) return path
  process.stderr.write('No Chromium was found: install one, or name it in CHROMIUM_PATH.\n')
  process.exit(1)
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}
