import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

export const projectRoot = dirname(findPackageJSON(import.meta.url)!)

/** The browser build, and within it the files with a content hash in their names. */
export const builtFiles = join(projectRoot, 'build', 'client')
export const hashedFiles = join(builtFiles, 'assets')

const sources = join(projectRoot, 'server')
const isBuilt = import.meta.dirname !== join(sources, 'core')

/**
 * Returns the path of a server file that runs as its own process or thread: built beside this file, or
 * its source.
 */
export function programPath(folder: string, name: string): string {
  return isBuilt ? join(import.meta.dirname, `${name}.js`) : join(sources, folder, `${name}.ts`)
}
