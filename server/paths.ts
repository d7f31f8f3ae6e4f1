import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

export const projectRoot = dirname(findPackageJSON(import.meta.url)!)

const sources = join(projectRoot, 'server')
const isBuilt = import.meta.dirname !== sources

/** A file of the server that runs as a process or thread of its own: built beside this one, or its source. */
export function programPath(folder: string, name: string): string {
  return isBuilt ? join(import.meta.dirname, `${name}.js`) : join(sources, folder, `${name}.ts`)
}
