// Part of both builds of the server: writes its files in ASCII.
import type { Plugin } from 'vite'

const outsideAscii = /[^\0-\x7f]/g
const rawTemplate = /String\.raw`[^`]*[^\0-\x7f`]/

/**
 * Writes letters outside ASCII as escapes. V8 stores a source with a single letter outside Latin-1 in two bytes
 * for each of its characters, for as long as the program runs: 9 MB more for ours.
 */
export function asciiOutput(): Plugin {
  return {
    name: 'ascii-output',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'server',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = inAscii(file.code)
      }
    },
  }
}

/** The code with every UTF-16 unit outside ASCII escaped, which means the same everywhere but in `String.raw`. */
export function inAscii(code: string): string {
  const raw = rawTemplate.exec(code)
  if (raw) throw new Error(`Write letters outside ASCII as escapes in String.raw: ${raw[0]}`)
  return code.replace(outsideAscii, escapedUnit)
}

function escapedUnit(unit: string): string {
  return String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, '0')
}
