import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A folder with a built version of the site, and how its `npm start` runs it. */
export type Checkout = {
  root: string
  node: string
  flags: string[]
  env: Record<string, string>
}

const projectRoot = join(import.meta.dirname, '..', '..')

/** `node`: the program with which that version runs. */
export function checkoutIn(root: string, node: string): Checkout {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const words = manifest.scripts.start.split(' ')
  return {
    root,
    node,
    flags: words.filter((word) => word.startsWith('--')),
    env: Object.fromEntries(
      words
        .filter((word) => word.includes('=') && !word.startsWith('--'))
        .map((word) => word.split('=', 2) as [string, string]),
    ),
  }
}

export const thisCheckout = checkoutIn(projectRoot, process.execPath)
