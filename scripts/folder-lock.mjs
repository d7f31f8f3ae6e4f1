// Lets one process at a time prepare a checkout: two concurrent installations leave broken packages.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const lookEveryMs = 100
/** In a read-only folder nobody can install, so it needs no lock. */
const notWritable = new Set(['EACCES', 'EPERM', 'EROFS'])

/**
 * Waits until no other process holds the folder's lock, then takes it. Returns a function that releases it.
 * A process that exits releases it too; the lock of a killed process is taken over.
 */
export function lockFolder(folder) {
  const lock = join(folder, '.preparing')
  const own = `${lock}-${process.pid}`
  const release = () => {
    process.off('exit', release)
    rmSync(lock, { force: true })
  }
  try {
    writeFileSync(own, `${process.pid} ${beganAt(process.pid)}`)
  } catch (error) {
    if (notWritable.has(error.code)) return () => {}
    throw error
  }
  try {
    for (let told = false; !tryLink(own, lock);) {
      const holder = read(lock)
      if (holder === undefined) continue
      if (!isAlive(holder)) {
        takeAway(lock, `${own}-old`)
        continue
      }
      if (!told)
        process.stdout.write(
          `Waiting for process ${holder.split(' ')[0]}, which installs or builds here …\n`,
        )
      told = true
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lookEveryMs)
    }
  } finally {
    rmSync(own)
  }
  process.on('exit', release)
  return release
}

/** Linking is atomic: the lock appears with its content or not at all. */
function tryLink(file, link) {
  try {
    linkSync(file, link)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock of a dead process. If another process has taken it meanwhile, puts it back. */
function takeAway(lock, aside) {
  try {
    renameSync(lock, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  if (isAlive(read(aside))) tryLink(aside, lock)
  rmSync(aside)
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** `holder`: a process id and that process's start time, because ids are reused. */
function isAlive(holder) {
  const [id, began] = holder.split(' ')
  if (Number(id) === process.pid) return false
  try {
    process.kill(Number(id), 0)
  } catch (error) {
    if (error.code === 'ESRCH') return false
  }
  return beganAt(id) === began
}

/** A process's start time, in ticks since boot; empty on systems without /proc. */
function beganAt(id) {
  const stat = read(`/proc/${id}/stat`) ?? ''
  // The second field is the program's name in parentheses, which may contain anything.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
