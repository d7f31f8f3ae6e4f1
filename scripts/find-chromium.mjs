import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The headless shell comes first: tests take half the time in it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** Path of Chromium: CHROMIUM_PATH, or else an installed one. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}
