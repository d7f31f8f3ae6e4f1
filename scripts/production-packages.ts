// Part of both builds: excludes packages that only tools need, whether or not they are installed.
import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import type { Plugin } from 'vite'

type Locked = { dev?: true; devOptional?: true }

const absent = '\0absent:'

/**
 * Makes packages that production does not install throw when loaded, as missing ones do. Packages probe for
 * optional ones, so otherwise a build would depend on whether the tools are installed.
 */
export function productionPackages(): Plugin {
  const names = namesOfProduction()
  return {
    name: 'production-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^[@a-z]/i },
      handler(specifier, importer) {
        if (importer === undefined) return undefined
        const [name] = /^(?:@[^/:]+\/)?[^/:]+(?=\/|$)/.exec(specifier) ?? []
        if (!name || isBuiltin(specifier) || names.has(name)) return undefined
        return absent + specifier
      },
    },
    load: {
      filter: { id: /^\0absent:/ },
      handler(id) {
        const message = `Cannot find module '${id.slice(absent.length)}'`
        return `throw Object.assign(new Error(${JSON.stringify(message)}), { code: 'MODULE_NOT_FOUND' })`
      },
    },
  }
}

/** Read from the lockfile, because the installed packages differ between machines. */
export function namesOfProduction(): Set<string> {
  const file = new URL('../package-lock.json', import.meta.url)
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, Locked>
  }
  const paths = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional,
  )
  return new Set(paths.map(([path]) => path.replace(/^.*node_modules\//, '')))
}
