// Checks that every setting is present in all the places where people look for it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { variables } from '../../server/core/env-variables.ts'

/** Set by what starts the process, not by an operator. */
const notForOperators = new Set(['NODE_ENV'])

/** Set in deploy/Containerfile. */
const ofTheImage = new Set(['HOST', 'PORT', 'DATA_DIR'])

const places: readonly [file: string, has: (name: string) => RegExp, sentence: string][] = [
  [
    'server/core/env.ts',
    (name) => new RegExp(`\\b${name}\\b`),
    'readSettings does not return it: add it there',
  ],
  [
    'README.md',
    (name) => new RegExp(`^\\|[^|]*\`${name}\``, 'm'),
    'the table of settings lacks it: add a row',
  ],
  [
    'deploy/compose.yaml',
    (name) => (ofTheImage.has(name) ? /^/ : new RegExp(`^ +${name}:`, 'm')),
    'no container gets it: add it to the settings, as ${NAME:-} where it may be empty',
  ],
  [
    'deploy/compose.env.example',
    (name) => new RegExp(`^(?:# .*)?\\b${name}\\b`, 'm'),
    'operators do not find it: add it, or name it among those that compose.yaml sets',
  ],
]

/** One line per environment variable that is missing from a place below `root`. */
export function settingProblems(root: string, names = Object.keys(variables.shape)): string[] {
  return places.flatMap(([file, has, sentence]) => {
    const text = readFileSync(join(root, file), 'utf8')
    return names
      .filter((name) => !notForOperators.has(name) && !has(name).test(text))
      .map((name) => `${file}: the setting ${name} is in env-variables.ts, but ${sentence}`)
  })
}
