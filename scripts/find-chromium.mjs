import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** First the one without a window of its own: tests take half the time in it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** Path of a Chromium: the one named in CHROMIUM_PATH, else one that is installed. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}
