// As much memory as a container or a unit of systemd has, for several processes together: a control group of the kernel.
import { existsSync } from 'node:fs'
import { mkdir, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const groups = '/sys/fs/cgroup'
const isFirstVersion = existsSync(join(groups, 'memory'))
/** Swap is not set in the first version, where many kernels do not count it. */
const settings = (bytes: number): [file: string, value: number][] =>
  isFirstVersion
    ? [['memory.limit_in_bytes', bytes]]
    : [
        ['memory.max', bytes],
        ['memory.swap.max', 0],
      ]

/** `within` are words before a command that then runs in the group, with what others in it leave of the memory. */
export type MemoryLimit = { within: string[]; remove(): Promise<void> }

/** The kernel kills a process of the group rather than give it more. Throws where no group may be made. */
export async function memoryLimit(megabytes: number): Promise<MemoryLimit> {
  const path = join(groups, isFirstVersion ? 'memory' : '', `academy-drill-${process.pid}`)
  await mkdir(path)
  const remove = () => rmdir(path)
  try {
    for (const [file, value] of settings(megabytes * 1024 * 1024)) {
      await writeFile(join(path, file), String(value))
    }
  } catch (error) {
    await remove()
    throw error
  }
  const enter = 'echo $$ >"$0" && exec "$@"'
  return { within: ['sh', '-c', enter, join(path, 'cgroup.procs')], remove }
}
