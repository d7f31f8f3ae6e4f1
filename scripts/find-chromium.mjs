import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** First the one without a window of its own: tests take half the time in it. */
const headless = 'chromium-headless-shell'
const names = [headless, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Path of a Chromium: the one named, one that is installed, else one installed now. Never none. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const found = installed()
  if (found) return found
  if (process.getuid?.() === 0) {
    process.stdout.write('Installing Chromium …\n')
    aptGet('update')
    for (const name of [headless, 'chromium']) {
      aptGet('install', '-y', '--no-install-recommends', name)
      const path = installed()
      if (path) return path
    }
  }
  process.stderr.write('No Chromium was found: install one, or name it in CHROMIUM_PATH.\n')
  process.exit(1)
}

function aptGet(command, ...words) {
  spawnSync('apt-get', ['-qq', command, ...words], { stdio: 'ignore' })
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}
