import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

export const projectRoot = dirname(findPackageJSON(import.meta.url)!)

/** What the build made for browsers, and of that the files whose names carry a hash of what is in them. */
export const builtFiles = join(projectRoot, 'build', 'client')
export const hashedFiles = join(builtFiles, 'assets')

const sources = join(projectRoot, 'server')
const isBuilt = import.meta.dirname !== join(sources, 'core')

/** A file of the server that runs as a process or thread of its own: built beside this one, or its source. */
export function programPath(folder: string, name: string): string {
  return isBuilt ? join(import.meta.dirname, `${name}.js`) : join(sources, folder, `${name}.ts`)
}
