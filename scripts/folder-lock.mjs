// One process at a time prepares a checkout: two installations at once leave packages that do not work.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const lookEveryMs = 100
/** A folder that nobody may write to is one in which nobody installs. */
const notWritable = new Set(['EACCES', 'EPERM', 'EROFS'])

/**
 * Waits until no other process holds the folder's lock, then takes it. Returns the function that gives it back. A process
 * that ends gives it back as well; what one left that was killed is taken over.
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

/** A link appears with its content, or not at all. */
function tryLink(file, link) {
  try {
    linkSync(file, link)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock of a dead process; one that somebody took since it was read is put back. */
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

/** `holder`: a process id and when that process began, because ids are used again. */
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

/** When a process began, in ticks since the machine did; empty where the system has no such files. */
function beganAt(id) {
  const stat = read(`/proc/${id}/stat`) ?? ''
  // The second field is the program's name in brackets, which may hold anything.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
