import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { projectRoot } from '../../server/core/paths.ts'
import { type Drill, type Outcome, ranNothing } from './drill.ts'

const base = 'docker.io/library/node:24-bookworm-slim'
/** What this machine's engine needs besides, such as lower limits or a certificate authority. */
const options = (name: string) => (process.env[name] ?? '').split(' ').filter(Boolean)
const name = `academy-drill-${randomBytes(4).toString('hex')}`

async function call(engine: string, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(engine, args, {
    cwd: projectRoot,
    maxBuffer: 64 * 2 ** 20,
  })
  return stdout.trim()
}

/** The first engine that has the base image, or can get it; undefined where there is none. */
async function workingEngine(): Promise<string | undefined> {
  for (const engine of ['podman', 'docker']) {
    const has = (...args: string[]) =>
      call(engine, args).then(
        () => true,
        () => false,
      )
    if ((await has('image', 'inspect', base)) || (await has('pull', base))) return engine
  }
  return undefined
}

async function untilHealthy(engine: string): Promise<boolean> {
  const [, ...check] = JSON.parse(
    await call(engine, ['inspect', '--format', '{{json .Config.Healthcheck.Test}}', name]),
  ) as string[]
  for (let tries = 0; tries < 120; tries += 1) {
    const healthy = await call(engine, ['exec', name, ...check]).then(
      () => true,
      () => false,
    )
    if (healthy) return true
    await wait(500)
  }
  return false
}

async function tryImage(engine: string): Promise<Outcome> {
  const broken: string[] = []
  const format = engine === 'podman' ? ['--format', 'docker'] : []
  const file = ['-f', 'deploy/Containerfile', '-t', name]
  await call(engine, ['build', ...format, ...options('DRILL_BUILD_OPTIONS'), ...file, '.'])
  const hard = ['--read-only', '--cap-drop=ALL', '--security-opt=no-new-privileges']
  const limits = ['--memory=512m', '--tmpfs', '/tmp', ...options('DRILL_RUN_OPTIONS')]
  await call(engine, ['run', '--detach', '--name', name, ...hard, ...limits, name])
  const expect = async (what: string, response: Promise<string>, wanted: string) => {
    const said = await response
    if (!said.includes(wanted)) broken.push(`${what}: ${said}, not ${wanted}`)
  }
  if (!(await untilHealthy(engine))) broken.push('it never became healthy')
  const inside = (...args: string[]) => call(engine, ['exec', name, ...args])
  await expect('the user', inside('id', '-u'), '1000')
  await expect('admins', inside('academy', 'admin', 'list'), 'admin@example.org')
  await expect('tools', inside('pg_dump', '--version'), 'pg_dump (PostgreSQL)')
  await expect('backup', inside('academy', 'backup', '/data/backup.tar'), 'Backed up to')
  await expect('proof', inside('academy', 'backup', '--prove', '/data/backup.tar'), 'Proven:')
  await expect('check', inside('node', 'server/main/cli.ts', 'check'), 'are whole')
  await call(engine, ['stop', name])
  const exited = ['inspect', '--format', '{{.State.ExitCode}}', name]
  await expect('the end', call(engine, exited), '0')
  await expect('the log', call(engine, ['logs', '--tail', '1', name]), '"msg":"stopped"')
  return { rows: [], broken }
}

export const container: Drill = {
  title: 'the image: built, healthy, backed up, stopped',
  async run() {
    const engine = await workingEngine()
    if (!engine) return ranNothing(`no engine that has or gets ${base}`)
    try {
      return await tryImage(engine)
    } finally {
      await call(engine, ['rm', '--force', '--volumes', name]).catch(String)
      await call(engine, ['rmi', name]).catch(String)
    }
  },
}
