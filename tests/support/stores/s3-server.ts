// A real S3 server: OpenStack Swift with its S3 API. It checks signatures, methods and expiry.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CreateBucketCommand } from '@aws-sdk/client-s3'
import { type Bucket, s3Client } from '../../../server/images/s3-images.ts'
import { endingWithParent } from './ending-with-parent.ts'
import { freePorts } from '../site/free-ports.ts'
import { s3Folder } from './s3-folder.ts'
import { buildRings } from './s3-rings.ts'
import { proxySettings, storageServers, storageSettings, swiftSettings } from './s3-settings.ts'

export type S3Server = {
  bucket: Bucket
  /** Kills the process that handles requests, as a crash does. */
  kill(): Promise<void>
  /** Starts it again; resolves when it can be used. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const packages = ['swift-proxy', 'swift-object', 'swift-container', 'swift-account', 'memcached']
/** Time for `startS3Server` in a hook. */
export const s3StartMs = 300_000

/** Starts the server with one empty bucket in its own folder. Throws if it is not installed. */
export async function startS3Server(): Promise<S3Server> {
  const server = await launchS3Server()
  try {
    await bucketMade(server.bucket)
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Starts the server's processes, which respond only seconds later: see `bucketMade`. */
export async function launchS3Server(): Promise<S3Server> {
  assertInstalled()
  const folder = await s3Folder()
  const [port, cachePort, ...storagePorts] = await freePorts(2 + storageServers.length)
  await mkdir(join(folder, 'disks', 'd1'), { recursive: true })
  await writeFile(join(folder, 'swift.conf'), swiftSettings)
  await writeFile(join(folder, 'proxy-server.conf'), proxySettings(folder, port!, cachePort!))
  const ports = Object.fromEntries(
    storageServers.map((name, index) => [name, storagePorts[index]!] as const),
  )
  for (const [name, storagePort] of Object.entries(ports)) {
    await writeFile(join(folder, `${name}-server.conf`), storageSettings(folder, name, storagePort))
  }
  buildRings(folder, ports)
  const startPart = (name: string) =>
    start(`swift-${name}-server`, [join(folder, `${name}-server.conf`)])
  const stored = [
    // As another user it would not end with its parent.
    start('memcached', ['-u', 'root', '-l', '127.0.0.1', '-p', String(cachePort), '-m', '16']),
    ...storageServers.map(startPart),
  ]
  let proxy = startPart('proxy')
  const bucket: Bucket = {
    name: 'academy-images',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
  }
  return {
    bucket,
    kill: () => stop(proxy),
    async restart() {
      proxy = startPart('proxy')
      await bucketMade(bucket)
    },
    async stop() {
      await Promise.all([proxy, ...stored].map(stop))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function assertInstalled(): void {
  if (isInstalled()) return
  throw new Error(`The tests of the bucket need a real S3 server. Install: ${packages.join(' ')}`)
}

function isInstalled(): boolean {
  const programs = [
    'memcached',
    ...[...storageServers, 'proxy'].map((name) => `swift-${name}-server`),
  ]
  return programs.every((name) => spawnSync('which', [name]).status === 0)
}

function start(program: string, args: string[]): ChildProcess {
  return spawn(...endingWithParent('KILL', program, args), { stdio: 'ignore' })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Creates the bucket. The server's parts start one after the other; it is ready when this succeeds. */
export async function bucketMade(bucket: Bucket): Promise<void> {
  const client = s3Client(bucket)
  const deadline = Date.now() + s3StartMs
  for (;;) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: bucket.name }))
      break
    } catch (error) {
      if ((error as Error).name === 'BucketAlreadyOwnedByYou') break
      if (Date.now() > deadline) throw new Error('the S3 server did not start', { cause: error })
      await wait(200)
    }
  }
  client.destroy()
}
