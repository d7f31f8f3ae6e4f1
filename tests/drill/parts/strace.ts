import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'

const calls = 'read,write,writev,recvfrom,recvmsg,sendto,sendmsg,fsync,fdatasync'

export const hasStrace = () => spawnSync('strace', ['-V']).status === 0

/** Notes what a process asks of the system from now on. */
export async function trace(pid: number, file: string) {
  const args = ['-f', '-yy', '-s', '100', '-e', `trace=${calls}`, '-o', file, '-p', String(pid)]
  const strace = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  while (!said.includes('attached')) {
    const [data] = (await Promise.race([
      once(strace.stderr, 'data'),
      once(strace, 'exit').then(() => {
        throw new Error(`strace: ${said}`)
      }),
    ])) as [Buffer]
    said += data.toString()
  }
  return {
    /** Every call, in order. */
    async stop(): Promise<string[]> {
      strace.kill('SIGINT')
      await once(strace, 'exit')
      return (await readFile(file, 'utf8')).split('\n')
    },
  }
}

export type TracedWrite = { request: string; status: number; synced: string[] }

/** The requests that change something, one after the other, each with the files synced before its response. */
export function tracedWrites(lines: string[]): TracedWrite[] {
  const done: TracedWrite[] = []
  /** By thread: the file of a sync that another thread's call has interrupted in the list. */
  const pending = new Map<string, string>()
  let open: Omit<TracedWrite, 'status'> | undefined
  for (const line of lines) {
    const [, thread = '', call = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    const request = /"((?:POST|PUT|DELETE) \S+) HTTP/.exec(call)
    if (request && /^(?:read|recv)/.test(call)) open = { request: request[1]!, synced: [] }
    const sync = /^f(?:data)?sync\(\d+<([^>]*)>/.exec(call)
    if (sync && call.includes('<unfinished')) pending.set(thread, sync[1]!)
    else if (sync && call.endsWith('= 0')) open?.synced.push(sync[1]!)
    if (/^<\.\.\. f(?:data)?sync resumed>.*= 0$/.test(call)) {
      open?.synced.push(pending.get(thread) ?? '')
    }
    const response = /^(?:write|send).*"HTTP\/1\.1 (\d+) /.exec(call)
    if (response && open) {
      done.push({ ...open, status: Number(response[1]) })
      open = undefined
    }
  }
  return done
}
