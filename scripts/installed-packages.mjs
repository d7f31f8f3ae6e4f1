// Whether node_modules holds what package-lock.json says, by npm's own note of what it has installed.
// Whoever installed it, and by which command, makes no difference.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `tools`: also those that only checks and tests need. */
export function arePackagesInstalled(root, { tools }) {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  if (!installed) return false
  // What is optional is there on the machines that it is for.
  const mayLack = ({ dev, optional, devOptional }) => optional || (!tools && (dev || devOptional))
  const isSame = (one, other) => one.version === other.version && one.integrity === other.integrity
  return (
    Object.keys(installed).every((path) => wanted[path]) &&
    Object.entries(wanted).every(([path, entry]) => {
      if (path === '') return true
      return installed[path] ? isSame(installed[path], entry) : mayLack(entry)
    })
  )
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch (error) {
    // Nothing is installed yet, or an installation was interrupted.
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}
