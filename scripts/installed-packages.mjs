// Checks whether node_modules matches package-lock.json, using npm's own record of what it installed. It
// does not matter who installed it or with which command.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** `tools`: include packages that only checks and tests need. */
export function arePackagesInstalled(root, { tools }) {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  if (!installed) return false
  // Optional packages are installed only on the platforms they support.
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
    // Nothing has been installed yet, or an installation was interrupted.
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}
